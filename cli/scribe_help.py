"""What `fupan scribe` shows of each game when it is asked for help: a line for everything that can be written."""

from core.text import Text

HELP = {
    "gomoku": Text(
        """一行一条，例如：
  猜先: 甲            执黑: 甲
  h8                  白 i9（写明颜色）
  认输: 乙            超时: 乙        弃权: 甲      缺席: 乙
  声明五连: 甲        协议和棋        结果: 黑胜 五连
  请裁判: 甲, "原因"
  事实: 请裁判 1, 据记录, 双方认可, "……"
  裁定（裁判长 李某）: 请裁判 1, 第1局判甲胜, 条款 WZ2
  申诉: 裁定 1, 乙, 就事实      复裁（裁判长 李某）: 裁定 1, 推翻, 条款 GC1.3
  退回 理由           退回 3 理由（退3条）    退回到第7条 理由
  盘面  可下  结束
@12 指左边编号为12的记录，@1.6 指第1局第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  toss: A             black: A
  h8                  white i9 (with its colour)
  resign: B           time: B         forfeit: A    absent: B
  five: A             draw agreed     result: black wins by five
  call: A, "reason"
  fact: call 1, from record, agreed, "…"
  ruling (chief referee Li): call 1, game 1 to A, clause WZ2
  appeal: ruling 1, B, on fact        decision (chief referee Li): ruling 1, reversed, clause GC1.3
  undo REASON         undo 3 REASON (three acts)    undo to 7 REASON
  board  legal  quit
@12 is the record numbered 12 at the left, @1.6 move 6 of game 1. All of it: docs/transcript.md.""",
    ),
    "doudizhu": Text(
        """一行一条，例如：
  发牌                明牌: 甲 S7
  甲手牌: S3 S4 …     底牌: H3 D9 大王（记录员看得到时）
  叫1  不叫  丙叫3    亮底: H3 D9 大王
  34567               乙 过           丙 S7 H7（写明花色）   王炸
  得分: 6 -3 -3       总分: 6 -3 -3   时间到
  小结: 地主胜 地主甲 叫3 炸弹1
  称无: 乙 5          行为: 丙 看底牌     以后未记录
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 第1副判甲胜, 条款 DZ4.1
  退回 理由           退回 3 理由（退3条）    退回到第7条 理由
  桌面  可出  结束
@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  dealt               face up: A S7
  A hand: S3 S4 …     bottom: H3 D9 RJ (where the scribe can see them)
  bid 1  no bid       C bids 3        bottom shown: H3 D9 RJ
  34567               B: pass         C: S7 H7 (with suits)   BJRJ
  scores: 6 -3 -3     totals: 6 -3 -3     time called
  sheet: landlord wins, landlord A, bid 3, bombs 1
  call: A, "reason"
  ruling (chief referee Li): call 1, deal 1 to A, clause DZ4.1
  undo REASON         undo 3 REASON (three acts)    undo to 7 REASON
  table  legal  quit
@12 is the record numbered 12 at the left, @1.6 play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
    "guandan": Text(
        """一行一条，例如：
  发牌                打7             先出: 乙 ♥9
  甲手牌: ♠AKQ ♥7 …   丁数牌26
  进贡: 乙 ♠A 给 甲   改贡: 乙 ♥A 给 甲    抗贡: 丁 大王 大王    还: 甲 ♦3 给 乙
  甲 34567            乙 过           丙 ♠3♠4♠5♥7=♠6♠7（写明逢人配当什么）  丁 四王
  甲 667788 三连对    乙报10          甲问乙
  丙带下: ♠A          丙露牌: ♠K      丙收回      甲 分次出牌
  名次: 甲丙乙丁      升到: 甲丙5 乙丁2    积分: 5:0    总分: 11:3    签字: 甲丙
  以后未记录          进贡未记录
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 停止丙一轮出牌, 条款 GC3.5
  退回 理由           退回 3 理由（退3条）    退回到第7条 理由
  桌面  可出  结束
各方也可以写南东北西或姓名。@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见 docs/transcript.md。""",
        """One act a line, such as:
  dealt               level: 7        leads: B H9
  A hand: SA SK SQ H7 …               D counted 26
  pays tribute: B SA to A    tribute corrected: B HA to A    refuses tribute: D RJ RJ    returns: A D3 to B
  A: 34567            B: pass         C: S3 S4 S5 H7=S6 S7 (with its wild card)   D: four jokers
  A: 667788 tube      B announces 10  A asks B
  C drops: SA         C exposes: SK   C takes back    A played in parts
  order: A C B D      levels now: AC 5 BD 2    points: 5:0    totals: 11:3    signed: AC
  plays not recorded  tribute not recorded
  call: A, "reason"
  ruling (chief referee Li): call 1, turn lost by C, clause GC3.5
  undo REASON         undo 3 REASON (three acts)    undo to 7 REASON
  table  legal  quit
Sides may be South, East, North, West or the players' names. @12 is the record numbered 12 at the left, @1.6
play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
    "chaodipi": Text(
        """一行一条，例如：
  发牌                甲先摸            打2
  甲手牌: ♠AKQ ♥7 …   甲摸♥3 乙摸♠4     丁数牌24
  甲叫主 ♥2           乙炒底 ♠2♠2     丙不炒      无人叫主      翻底牌第三张 ♦9
  甲拿底              甲盖底 ♠5 ♥6 ♥7 ♣9 ♦10 ♥K ♥J ♦3（没有看到的写 ??）
  甲 ♠A               乙 ♠3; 丙 ♠4; 丁 ♠5             乙杀 ♥3（乙垫、乙跟）   甲 ♠5566
  甲甩 ♠A + ♠KK       甲甩牌失败 留下 ♠KK 被乙压      乙得圈 15
  丙露牌: ♠K          丙收回            甲 看底牌
  丁数牌24            乙抽牌 从甲 ♠3      乙抽牌 从甲 ♠3 给丙
  亮底: ♠5 ♥6 …       得分: 85, 末圈乙, 扣底20, 倍数2   升到: 甲丙3 乙丁4    双方签字
  庄家: 甲            主: 黑桃          无主            底牌未记录  以后未记录    时间到
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 第1副罚甲20分, 条款 CD4.3
  退回 理由           退回 3 理由（退3条）    退回到第7条 理由
  桌面  可出  结束
空格隔开的牌是一手。各方也可以写南东北西或姓名。@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见
docs/transcript.md。""",
        """One act a line, such as:
  dealt               A draws first     level: 2
  A hand: SA SK SQ H7 …                 A draws H3, B draws S4             D counted 24
  A calls trumps: H2  B stirs: S2 S2    C no stir     nobody calls trumps
  third bottom card: D9
  A takes bottom      A buries: S5 H6 H7 C9 D10 HK HJ D3 (?? for a card that nobody saw)
  A: SA               B: S3; C: S4; D: S5             B ruffs H3 (B discards, B follows)   A: S5 S5 S6 S6
  A throws SA + SK SK    A throw fails: leaves SK SK beaten by B   B takes trick 15
  C exposes: SK       C takes back      A looked at bottom
  B draws off from A S3    B draws off from A S3 to C
  bottom shown: S5 H6 …    score: 85, last trick B, bottom 20, multiplier 2    levels now: AC 3 BD 4    both signed
  declarer: A         trumps: spades    no trump        bottom not recorded     plays not recorded    time called
  call: A, "reason"
  ruling (chief referee Li): call 1, deal 1 fines A 20, clause CD4.3
  undo REASON         undo 3 REASON (three acts)    undo to 7 REASON
  table  legal  quit
Cards with spaces are one play. Sides may be South, East, North, West or the players' names. @12 is the record numbered 12
at the left, @1.6 play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
    "shengji": Text(
        """一行一条，例如：
  发牌                甲先摸            打3
  甲手牌: ♠AKQ ♥7 …   甲摸♥3 乙摸♠4     丁数牌24
  甲报主 ♥3           甲上保险 ♥3       乙反主 ♠3♠3     丙不反      无人报主      翻底牌第三张 ♦9
  甲拿底              甲盖底 ♠5 ♥6 ♥7 ♣9 ♦10 ♥K ♥J ♦2（没有看到的写 ??）
  甲 ♠A               乙 ♠3; 丙 ♠4; 丁 ♠5             乙杀 ♥3（乙垫、乙跟）   甲 ♠5566
  甲甩 ♠A + ♠KK       甲甩牌失败 留下 ♠KK 被乙压      乙得圈 15
  丙露牌: ♠K          丙收回            甲 看底牌
  亮底: ♠5 ♥6 …       得分: 85, 末圈乙, 扣底20, 倍数2   升到: 甲丙3 乙丁4    双方签字
  庄家: 甲            主: 黑桃          无主            底牌未记录  以后未记录    时间到
  请裁判: 甲, "原因"
  裁定（裁判长 李某）: 请裁判 1, 第1副记分 85, 条款 SJ8.1
  退回 理由           退回 3 理由（退3条）    退回到第7条 理由
  桌面  可出  结束
空格隔开的牌是一手。各方也可以写南东北西或姓名。@12 指左边编号为12的记录，@1.6 指第1副第6手。全部写法见
docs/transcript.md。""",
        """One act a line, such as:
  dealt               A draws first     level: 3
  A hand: SA SK SQ H7 …                 A draws H3, B draws S4             D counted 24
  A declares: H3      A insures: H3     B overturns: S3 S3    C no overturn     nobody declares
  third bottom card: D9
  A takes bottom      A buries: S5 H6 H7 C9 D10 HK HJ D2 (?? for a card that nobody saw)
  A: SA               B: S3; C: S4; D: S5             B ruffs H3 (B discards, B follows)   A: S5 S5 S6 S6
  A throws SA + SK SK    A throw fails: leaves SK SK beaten by B   B takes trick 15
  C exposes: SK       C takes back      A looked at bottom
  bottom shown: S5 H6 …    score: 85, last trick B, bottom 20, multiplier 2    levels now: AC 3 BD 4    both signed
  declarer: A         trumps: spades    no trump        bottom not recorded     plays not recorded    time called
  call: A, "reason"
  ruling (chief referee Li): call 1, deal 1 scored 85, clause SJ8.1
  undo REASON         undo 3 REASON (three acts)    undo to 7 REASON
  table  legal  quit
Cards with spaces are one play. Sides may be South, East, North, West or the players' names. @12 is the record numbered 12
at the left, @1.6 play 6 of deal 1. All of it: docs/transcript.md.""",
    ),
}
