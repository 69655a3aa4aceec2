"""Messages of a server for the tests, each as the seats are sent it."""

from tests.events.records.guandan.matches import Message

PASS = ["PASS", "PASS", "PASS"]


def dealt(seat: int, cards: str, cur: object = 2, own: object = 2, other: object = 2) -> Message:
    hand: Message = {"type": "notify", "stage": "beginning", "handCards": cards.split(), "myPos": seat}
    return {**hand, "curRank": cur, "selfRank": own, "oppoRank": other}


def asks(seat: int, stage: str = "play") -> Message:
    return {"to": seat, "type": "act", "stage": stage, "curRank": "2", "selfRank": "2", "oppoRank": "2", "n": 3}


def answers(*action: object) -> Message:
    return {"action": list(action), "index": 0}


def played(seat: int, kind: str, rank: str, cards: str) -> Message:
    action = [kind, rank, cards.split()]
    return {"type": "notify", "stage": "play", "curPos": seat, "curAction": action, "greaterPos": seat, "greaterAction": action}


def passed(seat: int, over: Message) -> Message:
    greater = {name: over[name] for name in ("greaterPos", "greaterAction")}
    return {"type": "notify", "stage": "play", "curPos": seat, "curAction": PASS, **greater}


def moved(stage: str, *result: object) -> Message:
    return {"type": "notify", "stage": stage, "result": list(result)}


def refused(*seats: int) -> Message:
    return {"type": "notify", "stage": "anti-tribute", "antiNum": len(seats), "antiPos": list(seats)}


def over(*order: int, cur: object = "2") -> Message:
    return {"type": "notify", "stage": "episodeOver", "curRank": cur, "order": list(order), "restCards": []}
