"""The branches of an SGF tree that were not played, as variations of a record."""

from core.gomoku.messages import Act
from core.text import Text
from events.records.draft import Draft, Where
from events.records.gomoku.sgf_moves import acts_of
from events.records.gomoku.sgf_tree import Tree
from events.records.record import Variation

MOST_KEPT = 100_000  # nodes in all kept variations together; an opening book has more, and no game


def variations(draft: Draft, tree: Tree, after: dict[int, int], size: int, where: Where) -> None:
    """Add every branch beside the main line, from where it leaves the main line to its end.

    Args:
        draft: the game, its main line read
        tree: its tree
        after: for each node of the main line that was read, the number of acts after it
        size: of the board
        where: gives line and column of an offset
    """
    parents = [-1] * len(tree.nodes)
    for index, node in enumerate(tree.nodes):
        for child in node.children:
            parents[child] = index
    used = 0
    for end in [index for index, node in enumerate(tree.nodes) if not node.children and index not in after]:
        path = []
        at = end
        while at not in after and at >= 0 and used <= MOST_KEPT:
            path.append(at)
            at = parents[at]
            used += 1
        if used > MOST_KEPT:
            n = len(draft.variations)
            draft.note(Text(f"变化太多，只保留前{n}个。", f"There are too many variations; the first {n} were kept."))
            break
        if at >= 0 and tree.nodes[at].children[0] != path[-1] and (acts := _acts(draft, tree, path[::-1], size, where)):
            draft.variations.append(Variation(after[at], acts))
    draft.variations.sort(key=lambda variation: variation.after)
    _say(draft, tree, after)


def _acts(draft: Draft, tree: Tree, path: list[int], size: int, where: Where) -> tuple[Act, ...]:
    acts: list[Act] = []
    for index in path:
        said = acts_of(tree.nodes[index], size)
        acts.extend(act for act, _ in said.acts)
        if said.fault is not None:
            place = where(said.fault.offset)
            if all((trouble.line, trouble.column) != place for trouble in draft.troubles):
                draft.trouble(place, said.fault.text)
            break
    return tuple(acts)


def _say(draft: Draft, tree: Tree, after: dict[int, int]) -> None:
    if not draft.variations:
        return
    n = len(draft.variations)
    draft.note(Text(f"文件有{n}个变化；主线是第一个分支。", f"Variations in the file: {n}; the main line is the first branch."))
    beside = (node for index, node in enumerate(tree.nodes) if index not in after)
    if any(item.name == "C" for node in beside for item in node.properties):
        draft.note(Text("变化中的注释没有读取。", "Comments in variations were not read."))
