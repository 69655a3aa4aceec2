"""The words of every card game, in both languages: what is said in a trick."""

from core.text import Text
from events.records.transcript.words import words

PASS = words({True: "过 | pass | 不出 | 不要 | 要不起 | 过牌 | passes"})
NOTHING = words({(): "出空 | nothing | 空出 | plays nothing"})
PLAYS = words({True: "出 | plays | 打 | 出牌 | 打出"})  # may stand before the cards

# what is counted
DEAL, PLAY = Text("副", "deal"), Text("手", "play")
