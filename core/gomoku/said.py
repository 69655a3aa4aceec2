"""What a 五子棋 event says, in one line for a timeline."""

from core.gomoku import words
from core.gomoku.messages import (
    Absent,
    ColourChosen,
    ColoursTaken,
    ConductNoted,
    Event,
    FiveClaimed,
    FiveFormed,
    Forfeited,
    FoulFormed,
    GameClosed,
    GameDrawn,
    GameReopened,
    GameRuled,
    GameUnruled,
    GameWon,
    MatchRuled,
    MatchTied,
    MatchWon,
    OpeningBegun,
    OpeningLaid,
    Passed,
    Resigned,
    ResultNoted,
    ScoreNoted,
    Seat,
    StonePlaced,
    StonesSetUp,
    TimeOverstepped,
    TossHeld,
    TurnGiven,
    TwoMoreChosen,
)
from core.gomoku.state import Colouring, State, Tossing
from core.text import Text, joined, line, same


def said(play: State, event: Event) -> Text:
    """Return one line for an event; `play` is the state before it."""
    game = None if isinstance(play, (Tossing, Colouring)) else play.game
    ply = 1 if game is None else game.plies + 1 + getattr(play, "after", 0)
    match event:
        case StonePlaced(stone, at):
            return line("第{n}手 {who} {at}", "{n}. {who} {at}", n=ply, who=words.COLOURS[stone], at=words.point(at))
        case Passed(stone):
            return line("第{n}手 {who}停一手", "{n}. {who} passes", n=ply, who=words.COLOURS[stone])
        case FiveFormed(stone, lines):
            return line(
                "{who}成五：{at}",
                "{who} has five in a row: {at}",
                who=words.COLOURS[stone],
                at=" / ".join(" ".join(p) for p in lines),
            )
        case FoulFormed(kinds, at):
            return line(
                "黑方{at}为禁手：{kinds}", "Black's {at} is a foul: {kinds}", at=at, kinds=joined([words.FOULS[k] for k in kinds])
            )
        case TossHeld() | ColoursTaken() | OpeningBegun() | OpeningLaid() | ColourChosen() | TwoMoreChosen() | StonesSetUp():
            return _beginning(event)
        case FiveClaimed(seat, at):
            return line("{who}声明五连 {at}", "{who} claims five in a row {at}", who=words.SEATS[seat], at=" ".join(at))
        case Resigned() | TimeOverstepped() | Forfeited() | ConductNoted() | Absent():
            return _by_word(event)
        case ResultNoted(winner, how):
            return line("记录的结果：{result}", "result on record: {result}", result=words.result(winner, how))
        case ScoreNoted(halves):
            return line("记录的比分：{score}", "score on record: {score}", score=words.score(halves))
        case GameWon(number, winner, by):
            return line(
                "第{n}局{who}胜（{how}）", "game {n} to {who} ({how})", n=number, who=words.SEATS[winner], how=words.HOW[by]
            )
        case GameDrawn(number, by):
            return line("第{n}局和棋（{how}）", "game {n} drawn ({how})", n=number, how=words.HOW[by])
        case MatchWon(winner, halves, not_played):
            return line(
                "整场{who}胜（{score}）{rest}",
                "match to {who} ({score}){rest}",
                who=words.SEATS[winner],
                score=words.score(halves),
                rest=_rest(not_played),
            )
        case MatchTied(halves):
            return line("整场战平（{score}）", "match tied ({score})", score=words.score(halves))
        case GameRuled() | GameUnruled() | GameClosed() | GameReopened() | MatchRuled() | TurnGiven():
            return _by_ruling(event)
        case _:
            return _PLAIN.get(type(event).__name__, words.ACTS.get(type(event).__name__, same(type(event).__name__)))


def _seat(seat: Seat | None) -> Text:
    return Text("未记录", "not recorded") if seat is None else words.SEATS[seat]


def _beginning(event: TossHeld | ColoursTaken | OpeningBegun | OpeningLaid | ColourChosen | TwoMoreChosen | StonesSetUp) -> Text:
    match event:
        case TossHeld(winner, choice):
            chosen = (
                Text("", "")
                if choice is None
                else Text(f"，选{words.COLOURS[choice].zh}", f", chooses {words.COLOURS[choice].en}")
            )
            return line("猜先：{who}{chosen}", "toss: {who}{chosen}", who=_seat(winner), chosen=chosen)
        case ColoursTaken(black):
            return line("{who}执黑", "{who} takes black", who=words.SEATS[black])
        case OpeningBegun(opener):
            return line("{who}开局", "{who} lays the opening", who=words.SEATS[opener])
        case OpeningLaid(chooser):
            return line("开局已下，由{who}选择", "the opening lies; {who} chooses", who=words.SEATS[chooser])
        case ColourChosen(seat, colour):
            return line("{who}选{colour}", "{who} chooses {colour}", who=words.SEATS[seat], colour=words.COLOURS[colour])
        case TwoMoreChosen(seat):
            return line("{who}再下两子", "{who} lays two stones more", who=words.SEATS[seat])
        case StonesSetUp(black, white):
            return line(
                "摆子：黑{black} 白{white}", "set up: black {black} white {white}", black=" ".join(black), white=" ".join(white)
            )


def _by_word(event: Resigned | TimeOverstepped | Forfeited | ConductNoted | Absent) -> Text:
    match event:
        case Resigned(seat):
            return line("{who}认输", "{who} resigns", who=words.SEATS[seat])
        case TimeOverstepped(seat):
            return line("{who}超时", "{who} oversteps the time", who=words.SEATS[seat])
        case Forfeited(seat):
            return line("{who}弃权", "{who} forfeits", who=words.SEATS[seat])
        case ConductNoted(seat, what):
            return line("{who}：{what}", "{who}: {what}", who=words.SEATS[seat], what=words.CONDUCTS[what])
        case Absent(seats):
            return line("{who}缺席", "{who} absent", who=joined([words.SEATS[s] for s in seats]))


def _by_ruling(event: GameRuled | GameUnruled | GameClosed | GameReopened | MatchRuled | TurnGiven) -> Text:
    match event:
        case GameRuled(number, winner, void):
            what = Text("无效", "void") if void else Text("和棋", "a draw") if winner is None else words.SEATS[winner]
            return line("第{n}局裁定：{what}", "game {n} ruled: {what}", n=number, what=what)
        case GameUnruled(number):
            return line("第{n}局的裁定不再有效", "the ruling on game {n} no longer stands", n=number)
        case GameClosed(number):
            return line("第{n}局因裁定停止", "game {n} stops by ruling", n=number)
        case GameReopened(number):
            return line("第{n}局继续", "game {n} goes on", n=number)
        case MatchRuled(winner):
            return line(
                "整场裁定：{who}",
                "match ruled: {who}",
                who=Text("不再有效", "no longer stands") if winner is None else words.SEATS[winner],
            )
        case TurnGiven(stone):
            return line("裁定轮到{who}", "by ruling {who} moves next", who=words.COLOURS[stone])


def _rest(not_played: tuple[int, ...]) -> Text:
    if not not_played:
        return Text("", "")
    numbers = [str(n) for n in not_played]
    return Text(f"，第{'、'.join(numbers)}局不再进行", f"; game {', '.join(numbers)} not played")


_PLAIN: dict[str, Text] = {
    "MatchOpened": Text("开场", "Match opened"),
    "DrawAgreed": Text("双方协议和棋", "Both sides agree to a draw"),
    "MovesUnrecorded": Text("以后的着法没有记录", "From here the moves are not recorded"),
    "MatchReopened": Text("整场重新开放", "The match is open again"),
}
