"""The branches of an SGF tree that were not played, as variations of a record."""

from core.gomoku.messages import Act
from core.text import Text
from events.records.draft import Draft, Where
from events.records.record import Variation
from events.records.sgf_moves import acts_of
from events.records.sgf_tree import Tree

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
    ends = [index for index, node in enumerate(tree.nodes) if not node.children and index not in after]
    kept, used = 0, 0
    for end in ends:
        path = []
        node_at = end
        while node_at not in after and node_at >= 0 and used <= MOST_KEPT:
            path.append(node_at)
            node_at = parents[node_at]
            used += 1
        if used > MOST_KEPT:
            break
        if node_at >= 0 and tree.nodes[node_at].children[0] != path[-1]:
            acts = _acts(draft, tree, path[::-1], size, where)
            draft.variations.extend([Variation(after[node_at], acts)] if acts else [])
            kept += 1
    _say(draft, tree, after, kept, len(ends))


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


def _say(draft: Draft, tree: Tree, after: dict[int, int], kept: int, ends: int) -> None:
    if kept:
        zh, en = f"文件有{kept}个变化;主线是第一个分支。", f"Variations in the file: {kept}; the main line is the first branch."
        draft.note(Text(zh, en))
    if kept and any(item.name == "C" for index, node in enumerate(tree.nodes) if index not in after for item in node.properties):
        draft.note(Text("变化中的注释没有读取。", "Comments in variations were not read."))
    del ends
