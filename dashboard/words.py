"""The words of the pages. What the game and the audit say comes from core and projections."""

from core.text import Text
from dashboard.card_words import CARDS, DOUDIZHU, GUANDAN, SHENGJI, card_keys
from projections.place import SLIPPED

__all__ = ["CARDS", "DOUDIZHU", "GUANDAN", "SHENGJI", "card_keys"]

# --- every page --------------------------------------------------------------------------------------------------------------

TITLE = Text("复盘 Fupan", "Fupan 复盘")
LANGUAGE = Text("语言", "Language")
MATCHES = Text("对局", "Matches")
REPLAY = Text("复盘", "Replay")
CHECK = Text("看文件", "Check a file")
CLAUSES = Text("条款", "Clauses")
MATCHES_ARE = Text("日志里的全部对局", "All matches of the log")
REPLAY_IS = Text("逐条重放一场对局，并看审核结果", "Step through a match and see its audit")
CHECK_IS = Text("审核一个记录文件，不保存", "Audit a record file; nothing is stored")
CLAUSES_ARE = Text(
    "五子棋、斗地主、掼蛋、升级、炒地皮与裁判条款，中英文",
    "The clauses on 五子棋, on doudizhu, on guandan, on shengji, on chaodipi and on refereeing, in both languages",
)

# --- matches -----------------------------------------------------------------------------------------------------------------

SEARCH = Text("查找", "Search")
SEARCH_HINT = Text("项目、选手、赛事、轮次、结果……", "game, player, meet, round, result …")
COUNTED = Text("共{n}场", "{n} matches")
FOUND = Text("{all}场中找到{n}场", "{n} of {all} matches")
NONE_FOUND = Text("没有对局同时含有这些字词；请少写几个再找。", "No match contains all of these words; try with fewer.")
NO_MATCHES = Text(
    "日志里还没有对局。可以用 fupan new 开一场，用 fupan import 导入记录文件，或者先在“看文件”里看一个文件。",
    "There is no match in this log yet. Open one with fupan new, import record files with fupan import, or look at a file under "
    "“Check a file”.",
)
MOVES = Text("{n}手", "{n} moves")
VERSUS = Text("{one} 对 {two}", "{one} — {two}")
SCORE = Text("比分 {score}", "score {score}")
LIVE = Text("现场记录", "taken down live")
READ_FROM = Text("来自{format}", "read from {format}")
FORMATS: dict[str, Text] = {
    "transcript": Text("复盘文本", "a transcript"),
    "sgf": Text("SGF文件", "an SGF file"),
    "psq": Text("PSQ文件", "a PSQ file"),
    "ccgc": Text("CCGC棋谱", "a CCGC record"),
    "moves": Text("着法列表", "a list of moves"),
    "openspiel": Text("OpenSpiel对局", "an OpenSpiel playthrough"),
    "showdown": Text("RLCard-Showdown回放", "an RLCard-Showdown replay"),
    "ddz-json": Text("每行一副的JSON", "JSON of one deal a line"),
    "douzero": Text("DouZero出牌列表", "a DouZero list of plays"),
    "njupt": Text("南邮服务器的消息", "messages of an NJUPT server"),
    "smashegg": Text("smashegg回放", "a smashegg replay"),
    "shengji-room": Text("升级房间日志", "the log of a shengji room"),
    "deep-leads": Text("deep-lead状态", "deep-lead states"),
    "80fen": Text("80fen对局", "matches of 80fen"),
    "unknown": Text("不能识别的文件", "a file of no known format"),
}

# --- one match ---------------------------------------------------------------------------------------------------------------

CHOOSE = Text("请先在“对局”里选一场。", "Choose a match from “Matches” first.")
NO_SUCH_MATCH = Text(
    "日志里没有这一场：链接可能不完整，或者属于另一个日志文件。",
    "This log has no such match: the link may be incomplete, or belong to another log file.",
)
TO_MATCHES = Text("到对局列表", "To the list of matches")
AUDIT = Text("审核", "Audit")
HEAD = Text("账本末端：第{n}笔 {hash}", "Head of the ledger: entry {n}, {hash}")
HEAD_HINT = Text(
    "把它抄在成绩单上，以后可用 fupan verify --head 核对。",
    "Copy it onto the sheet; fupan verify --head checks the log against it.",
)
SHOW = Text("看这一步", "Show")
PLAIN_CONTROLS = Text("无脚本控制", "Plain controls")
PLAIN_HINT = Text(
    "上面的画面不好用时，可以在这里逐条看；每一步都要等服务器。",
    "Where the picture above is of no use, step here; every step asks the server.",
)
STATE = Text("{phase} · {turn} · {score}", "{phase} · {turn} · {score}")
PLACE = Text("到第几条（1–{last}）", "Go to record (1–{last})")
BACK = Text("后退一条", "Back")
FORWARD = Text("前进一条", "Forward")
BOARD_OF = Text(
    "棋盘：{where}；黑子{blacks}枚，白子{whites}枚；最后一手{last}",
    "Board: {where}; {blacks} black and {whites} white stones; last move {last}",
)
IN_GAME = Text("第{game}局第{ply}手后", "game {game} after move {ply}")
BEFORE_GAMES = Text("第一局开始前", "before the first game")
NO_MOVE = Text("无", "none")

# --- who looks -----------------------------------------------------------------------------------------------------------------

VIEW = Text("视角", "View")
VIEWS: dict[str, Text] = {
    "referee": Text("裁判（全部）", "referee (everything)"),
    "public": Text("公开的牌", "what lies open"),
    "A": Text("甲方", "side A"),
    "B": Text("乙方", "side B"),
    "C": Text("丙方", "side C"),
    "D": Text("丁方", "side D"),
}
VIEW_HINT = Text(
    "这副牌还没打完：这个视角没见过的牌不会发送到浏览器，所以发现可能不全，也有更多不能判断的。打完之后全部可见。",
    "This deal is not over: cards that this viewer has not seen are not sent to the browser, so findings may be missing and more "
    "cannot be judged. When it is over everything is shown.",
)
VIEW_ALL = Text(
    "这副牌还没打完：裁判视角，全部的牌都看得到，不要给牌手看。",
    "This deal is not over: the referee's view shows every card; players must not see it.",
)

# --- a file ------------------------------------------------------------------------------------------------------------------

DROP = Text("把记录文件拖到这里", "Drop a record file here")
DROP_HINT = Text(
    "五子棋：PSQ、SGF、CCGC棋谱、着法列表；斗地主：OpenSpiel、RLCard-Showdown、DouZero、每行一副的JSON；"
    "掼蛋：OpenGuanDan与南邮服务器的消息、smashegg回放；升级：jerryyyu房间日志、deep-lead状态、80fen对局；以及复盘文本。只在内存里看，不保存。",
    "Of 五子棋: PSQ, SGF, CCGC records, lists of moves; of doudizhu: OpenSpiel, RLCard-Showdown, DouZero, JSON of one deal a "
    "line; of guandan: messages of OpenGuanDan and of the NJUPT servers, smashegg replays; of shengji: "
    "logs of the jerryyyu rooms, deep-lead states, matches of 80fen; and transcripts. It is looked at in "
    "memory and not stored.",
)
UPLOAD = Text("选择文件", "Upload")
AT_MOST = Text("每个文件不超过{n} MB", "{n} MB per file")
PASTE = Text("或者贴上文字", "Or paste text")
PASTE_HINT = Text("例如 h8 i9 j10，或 3,5,T,,2", "for example h8 i9 j10, or 3,5,T,,2")
PASTED = Text("贴上的文字", "pasted text")
LOOK = Text("审核", "Audit")
WHICH = Text("文件里有{n}场，看哪一场", "The file holds {n} matches; look at")
NOTHING_READ = Text("{name}里没有读出对局。", "No match could be read from {name}.")
TROUBLES = Text("没能读取的地方（{n}）", "What could not be read ({n})")
NOTES = Text("读取说明", "Notes on reading")
LINE_COLUMN = Text("第{line}行第{column}列：", "Line {line}, column {column}: ")

# --- clauses -----------------------------------------------------------------------------------------------------------------

CLAUSE_SEARCH_HINT = Text("例如：弃权、WZ2、DZ5、炸弹", "for example: forfeit, WZ2, DZ5, bomb")
LAW = Text("哪些条款", "Which clauses")
EVERY_LAW = Text("全部", "all")
DESK_LAW = Text("裁判工作", "refereeing")
CLAUSES_COUNTED = Text("{n}条条款", "{n} clauses")
NO_CLAUSE = Text("没有条款同时含有这些字词。", "No clause contains all of these words.")
APPLIED = Text("怎样执行", "How it is applied")
BROKEN_BY = Text("怎样算违反", "How it is broken")
OPEN_READINGS = Text("有几种读法的地方", "Open readings")
DEFAULT = Text("默认", "default")
STANDING: dict[str, Text] = {
    "implemented": Text("已实现", "implemented"),
    "judgement": Text("须由人判断", "needs judgement"),
    "out_of_scope": Text("不在范围内", "out of scope"),
}

# --- what could be played ----------------------------------------------------------------------------------------------------

INSTEAD = Text("这一手之前，{who}可以", "Before this, {who} could")
NEXT = Text("接下来，{who}可以", "Next, {who} can")
INSTEAD_RECORD = Text("这一手之前可以记录", "Before this, what could be recorded")
NEXT_RECORD = Text("接下来可以记录", "What can be recorded next")
MAY_PASS = Text("不出", "Pass")
CALLS = Text("叫牌：{calls}", "Call: {calls}")
NOTHING_BEATS = Text("没有能压过的牌。", "No cards that beat what lies.")
PARTLY = Text("手牌没有全部记录或看到，可能还有别的出法。", "Not all of the hand is recorded or seen; there may be more.")
UNKNOWN_HAND = Text("手牌没有记录或看不到，不能列出。", "The hand is not recorded or not seen, so plays cannot be listed.")

# --- 斗地主: the three cards -------------------------------------------------------------------------------------------------

NO_DEAL = Text("还没有发牌", "nothing is dealt yet")
BOTTOM_MISSING = Text("没有记录", "not recorded")
BOTTOM_SHOWN = Text("已亮", "shown")
BOTTOM_HIDDEN = Text("没有亮", "not shown")
BOTTOM_LAID = Text("没有亮，记录里有", "not shown, but recorded")

# --- the viewer: kinds of event ----------------------------------------------------------------------------------------------

KINDS: dict[str, Text] = {
    "stone": Text("落子", "stone"),
    "move": Text("停着", "pass"),
    "begin": Text("开始", "beginning"),
    "setup": Text("摆子", "set up"),
    "won": Text("成五", "five"),
    "end": Text("结束", "end"),
    "word": Text("声明", "statement"),
    "note": Text("记录", "note"),
    "call": Text("请裁判", "call"),
    "fact": Text("事实", "fact"),
    "ruling": Text("裁定", "ruling"),
    "appeal": Text("申诉", "appeal"),
    "follows": Text("裁定的结果", "effect of a ruling"),
    "taken": Text("退回", "gone back"),
    "deal": Text("发牌", "deal"),
    "hand": Text("牌", "cards"),
    "bid": Text("叫牌", "bid"),
    "cards": Text("出牌", "play"),
    "passed": Text("不出", "pass"),
    "bomb": Text("翻倍", "doubled"),
    "trick": Text("一圈结束", "trick taken"),
    "landlord": Text("地主", "landlord"),
    "tribute": Text("进贡、还牌", "tribute, return"),
    "out": Text("出完", "finished"),
    "count": Text("张数", "count"),
    "trumps": Text("报主、反主", "trumps"),
    "unturned": Text("不反", "no overturn"),
    "declarer": Text("庄家", "declarer"),
    "bottom": Text("底牌", "bottom"),
    "due": Text("轮到", "to act"),
}

CHAODIPI_KINDS: dict[str, Text] = {
    "trumps": Text("叫主、反主、炒底", "trumps"),
    "unturned": Text("不炒", "no stir"),
}

# --- the viewer: its own words, by the names under which its script asks for them --------------------------------------------

VIEWER: dict[str, Text] = {
    "turn": Text("接下来", "next"),
    "timeline": Text("时间线", "Timeline"),
    "now": Text("这一步", "This step"),
    "finding": Text("发现", "Finding"),
    "open": Text("不能判断", "Cannot be judged"),
    "parting": Text("另一种读法", "Another reading"),
    "slipped": SLIPPED,
    "effect": Text("影响", "Effect"),
    "option": Text("未定的读法", "Open reading"),
    "first": Text("到开头", "To the start"),
    "lastStep": Text("到末尾", "To the end"),
    "back": Text("后退一条", "Back"),
    "forward": Text("前进一条", "Forward"),
    "backMove": Text("上一手", "Previous move"),
    "forwardMove": Text("下一手", "Next move"),
    "backFlag": Text("上一发现", "Previous finding"),
    "forwardFlag": Text("下一发现", "Next finding"),
    "play": Text("播放", "Play"),
    "pause": Text("暂停", "Pause"),
    "speed": Text("速度", "Speed"),
    "seconds": Text("{n}秒", "{n} s"),
    "position": Text("位置", "Position"),
    "slips": Text("退回的记录", "Gone back from"),
    "link": Text("复制链接", "Copy link"),
    "linkDone": Text("链接已复制，打开就是这一步。", "Link copied; it opens this very step."),
    "linkFailed": Text("请从这里复制链接：", "Copy the link from here:"),
    "raw": Text("原始记录", "Raw record"),
    "rawHint": Text("日志里的规范行，逐字节参与校验。", "The canonical line of the log, byte for byte as it is hashed."),
    "plays": Text("可以怎么出", "What could be played"),
    "asking": Text("正在取来……", "Being fetched …"),
    "none": Text("无", "none"),
    "help": Text("按键", "Keys"),
    "records": Text("第{first}–{last}条", "records {first}–{last}"),
    "flags": Text("{n}处发现或裁定", "findings or rulings: {n}"),
    "upTo": Text("到{game}", "to {game}"),
    "record": Text("第{n}条", "Record {n}"),
    "of": Text("{n} / {all}", "{n} / {all}"),
    "colon": Text("：", ": "),
    "semicolon": Text("；", "; "),
    "stop": Text("。", ". "),
    "noFindings": Text("本场没有发现。", "There are no findings in this match."),
    "noMore": Text("没有更多发现。", "There are no more findings."),
    "end": Text("已到末尾。", "This is the end."),
}

AS_SEEN = Text(
    "不是日志里的原始行：未公开的牌和校验值已隐去。",
    "Not the line of the log: cards that are not open are left out, and its hashes.",
)

# What the picture of a board says.
BOARD: dict[str, Text] = {
    "game": Text("第{n}局", "Game {n}"),
    "beforeGames": Text("开局前", "Before the games"),
    "players": Text("棋手与比分", "Players and score"),
    "textTable": Text("文字棋盘", "Board as text"),
    "board": Text("棋盘", "Board"),
    "black": Text("黑", "Black"),
    "white": Text("白", "White"),
    "noColour": Text("未定", "open"),
    "score": Text("比分", "Score"),
    "numbers": Text("手数", "Numbers"),
    "blackStones": Text("黑子", "Black stones"),
    "whiteStones": Text("白子", "White stones"),
    "lastMove": Text("最后一手", "last move"),
    "wonLine": Text("成五", "five in a row"),
}

# What the help lists: keys as they are printed on them, and what they do.
KEYS: tuple[tuple[str, Text], ...] = (
    ("← →", Text("一条记录", "one record")),
    ("Shift + ← →", Text("一手", "one move")),
    ("Home  End", Text("开头、末尾", "start, end")),
    ("PageUp  PageDown", Text("上一发现、下一发现", "previous, next finding")),
    ("Space", Text("播放、暂停", "play, pause")),
    ("+  −", Text("快、慢", "faster, slower")),
    ("S", Text("显示退回的记录", "show what was gone back from")),
    ("B", Text("复制链接", "copy the link")),
    ("E", Text("原始记录", "raw record")),
    ("?", Text("这张表", "this list")),
)
BOARD_KEYS: tuple[tuple[str, Text], ...] = (("N", Text("棋子上的手数", "numbers on the stones")),)


def format_of(name: str) -> Text:
    """Return what a record format is called; a name that is not known stands for itself."""
    return FORMATS.get(name, Text(name, name))
