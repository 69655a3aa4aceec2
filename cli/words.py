"""What the terminal face says: names of commands, help, short answers."""

from core.text import Text

ABOUT = Text(
    "复盘：中国棋牌比赛的裁判工具。审查有争议的对局、逐手回放、现场记录、练习判例。",
    "Fupan: a referee's tool for Chinese table games. Audits disputed games, replays records, takes matches down.",
)
EPILOG = Text(
    "退出码：0 没有发现；1 有发现或差异；2 用法错误；3 有输入读不了；4 日志损坏；5 机器原因（占用、磁盘满、端口被占）。\n"
    "环境变量：FUPAN_DB 日志文件，FUPAN_LANG 语言，FUPAN_BY 操作者姓名。",
    "Exit codes: 0 nothing found; 1 findings or differences; 2 usage; 3 an input cannot be read; 4 the log is damaged;\n"
    "5 the machine (locked, disk full, port taken). Environment: FUPAN_DB the log, FUPAN_LANG the language, FUPAN_BY your name.",
)
USAGE_ERROR = Text("用法错误：{why}。请看 {prog} --help。", "Usage: {why}. See {prog} --help.")

COMMANDS: dict[str, Text] = {
    "new": Text("开一场新的比赛", "open a new match"),
    "options": Text("看一个棋种的各项选项，或存成一个选项文件", "show the options of a game, or save them as an options file"),
    "scribe": Text("现场记录一场比赛，一行一条", "take a match down live, one act a line"),
    "import": Text(
        "导入记录文件（复盘文本、SGF、PSQ、OpenSpiel、RLCard 等）",
        "import record files (transcripts, SGF, PSQ, OpenSpiel, RLCard and others)",
    ),
    "list": Text("列出比赛", "list the matches"),
    "show": Text("显示一场比赛的盘面和经过", "show the board and the course of a match"),
    "audit": Text(
        "审查比赛或文件：违规、结果、不能判断之处、其他读法",
        "audit matches or files: findings, results, what is open, other readings",
    ),
    "legal": Text("现在可以做什么；某一手会违反哪些条款", "what may be done now; which clauses an act would break"),
    "judge": Text(
        "成批回答规则问题（标准输入，一行一个JSON）", "answer rule questions in bulk (standard input, one JSON a line)"
    ),
    "verify": Text("检查日志是否完整、有没有被改动", "check that the log is whole and unchanged"),
    "export": Text("导出一场比赛", "export a match"),
    "rebuild": Text("重建列表文件（日志不变）", "build the list file again (the log stays)"),
    "rules": Text("查条款（按词或编号）", "find clauses by word or id"),
    "erase": Text("按本人要求删除姓名（日志链不受影响）", "erase a person's name on request (the chains stay whole)"),
    "dashboard": Text("打开网页界面", "open the dashboard"),
}

FILE = Text("文件", "FILE")
NAME = Text("姓名", "NAME")
PLAYER = Text("棋手", "PLAYER")
TEXT = Text("文字", "TEXT")
MATCH = Text("场次", "MATCH")
MATCH_OR_FILE = Text("场次或文件", "MATCH_OR_FILE")
WORD = Text("词", "WORD")
LINE = Text("一手", "ACT")
COMMAND = Text("命令", "COMMAND")

HELP_DB = Text("日志文件（默认 FUPAN_DB，否则 fupan.sqlite）", "the log file (default FUPAN_DB, else fupan.sqlite)")
HELP_JSON = Text("以JSON输出", "write JSON")
HELP_LANG = Text("语言", "language")
HELP_VERSION = Text("显示版本", "show the version")
HELP_PLAYERS = Text(
    "各方姓名，按座位顺序：甲方、乙方（斗地主还有丙方，掼蛋、升级、炒地皮还有丙方、丁方）",
    "names in the order of seats: side A, side B (and side C, and side D)",
)
HELP_MEET = Text("赛事", "the meet")
HELP_ROUND = Text("轮次", "the round")
HELP_TABLE = Text("桌号", "the table")
HELP_REFEREE = Text("裁判员姓名", "the referee's name")
HELP_WHICH_GAME = Text(
    "棋种：五子棋（gomoku，不写时）、斗地主（doudizhu）、掼蛋（guandan）、升级（shengji）、炒地皮（chaodipi）；或见 --preset",
    "the game: gomoku (default), doudizhu, guandan, shengji or chaodipi; with --preset that of the preset",
)
PRESET_OR_FILE = Text("规则文件或文件", "PRESET_OR_FILE")
HELP_PRESET = Text(
    "选项取自哪份规则文件（掼蛋：invitational 邀请赛，默认；competition 竞赛），或哪个选项文件",
    "take the options of a rule document (guandan: invitational, the default, or competition), or of an options file",
)
HELP_HASH = Text(
    "选项文件应有的哈希（至少8位），不同则不用这个文件",
    "the hash that the options file is to have (8 digits or more); another file is refused",
)
HELP_PRESET_NAME = Text(
    "给选项文件起的名称，例如 春节杯；与 -o 一起写", "the name of the options file, such as Spring Cup; with -o"
)
HELP_PRESET_OUTPUT = Text("存成选项文件，并印出它的哈希", "save as an options file and print its hash")
HELP_MINUTES = Text("每方用时（分钟）；给出即为规定了时间", "minutes for each side; giving them sets a time")
HELP_GAMES = Text(
    "一场最多几局：1，或3（三局两胜）；按局打的棋种", "how many games at most, 1 or 3 of which two win, where games are played"
)
HELP_DEALS = Text("一场多少副；按副数结束的棋种", "how many deals the match has, in a game that may end so")
HELP_OPTION = Text(
    "选用某一读法，例如 overline=nothing，优先于 --preset；可重复",
    "choose a reading, such as overline=nothing; goes before --preset; may be repeated",
)
HELP_BY = Text("操作者姓名（默认 FUPAN_BY 或登录名）", "who gives the command (default FUPAN_BY or the login name)")
HELP_ROLE = Text("以什么身份", "in which role")
HELP_MATCH = Text("场次编号，可只写开头几位", "the id of a match; its first signs suffice")
HELP_AS_PLAYED = Text(
    "照实记录，违规也记下（默认：违规不予记录并说明条款）",
    "keep irregular acts as played (default: they are refused with their clauses)",
)
HELP_FILES = Text("文件或文件夹", "files or folders")
HELP_AGAIN = Text("即使着法相同也再导入", "import even if the same was played before")
HELP_SEARCH = Text("只列出含有这些词的", "list only what contains these words")
HELP_AT = Text("显示第N条之后的盘面", "show the board after record N")
HELP_AUDIT = Text("场次编号或记录文件", "ids of matches, or record files")
HELP_ALL = Text("日志里的全部比赛", "all matches of the log")
HELP_CSV = Text(
    "把每场一行写入CSV文件，问题最多的在前（- 为屏幕）；只用于 --all",
    "write one row a match, the worst first (- prints it); with --all",
)
HELP_JOBS = Text(
    "同时用几个进程审查（0：按处理器个数）；结果相同", "how many processes judge (0: one a processor); the result is the same"
)
HELP_AFRESH = Text("不接着上次中断的审查，全部重来", "begin again instead of going on with an interrupted audit")
HELP_SUMMARY = Text("每场一行", "one line a match")
HELP_LEGAL_AT = Text("第N条之后可以做什么（默认：现在）", "what could be done after record N (default: now)")
HELP_LINE = Text("要检查的一手，例如 h8、认输: 甲 或 34567", "an act to check, such as h8, resign: A or 34567")
HELP_RULES = Text("棋种、词或编号，例如 五子棋、弃权、WZ2、DZ8.3", "a game, words or ids, such as gomoku, forfeit, WZ2, DZ8.3")
HELP_HEAD = Text(
    "报告上印的总账末端，用来检查末尾有没有被截掉", "the head of the ledger as printed on a report: shows whether the end was cut"
)
HELP_FORMAT = Text("格式", "format")
HELP_GAME = Text("只导出第N局（PSQ只能放一局）", "export game N only (a PSQ holds one game)")
HELP_OUTPUT = Text("写入文件（默认写到标准输出）", "write to a file (default: standard output)")
HELP_ERASE = Text("要删除的姓名", "the name to erase")
HELP_WHY = Text("理由", "the reason")
HELP_VIEW = Text(
    "给谁看：referee 裁判（全部，默认），public 旁观，A B C D 各方（正在打的一副只见自己见过的牌）",
    "for whom: referee (everything, the default), public, or side A, B, C, D (of a deal in progress only what it has seen)",
)
HELP_PORT = Text("端口（默认8501）", "port (default 8501)")

NO_GAME = Text("没有棋种“{found}”，应为：{known}", "there is no game “{found}”; expected one of: {known}")

NO_NUMBER = Text(
    "“{found}”不是整数，或位数太多；应为9位以内的整数",
    "“{found}” is no whole number, or too long; one of up to 9 digits was expected",
)
TWICE = Text("{name}写了两次；应只写一次", "{name} is given twice; once was expected")
NO_COUNT = Text("“{found}”不成立；应为1到{most}的整数", "“{found}” cannot be; a whole number from 1 to {most} was expected")

ARGPARSE: dict[str, Text] = {
    "usage: ": Text("用法：", "usage: "),
    "positional arguments": Text("参数", "arguments"),
    "options": Text("选项", "options"),
    "show this help message and exit": Text("显示帮助", "show this help"),
    "the following arguments are required: %s": Text("缺少：%s", "missing: %s"),
    "unrecognized arguments: %s": Text("不认识：%s", "not known: %s"),
    "ignored explicit argument %r": Text("不应有值 %r", "no value was expected, but %r was given"),
    "expected one argument": Text("应有一个值", "one value was expected"),
    "expected at least one argument": Text("至少应有一个值", "at least one value was expected"),
    "expected %s arguments": Text("应有%s个值", "%s values were expected"),
    "expected %s argument": Text("应有%s个值", "%s value was expected"),
    "invalid choice: %(value)r (choose from %(choices)s)": Text(
        "没有 %(value)r，应为：%(choices)s", "there is no %(value)r; expected one of: %(choices)s"
    ),
    "argument %(argument_name)s: %(message)s": Text("%(argument_name)s：%(message)s", "%(argument_name)s: %(message)s"),
    "ambiguous option: %(option)s could match %(matches)s": Text(
        "%(option)s 不明确，可能是 %(matches)s", "%(option)s is ambiguous: %(matches)s"
    ),
}
