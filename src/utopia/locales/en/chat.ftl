## Chat at the table, notes and plans: refusals, quick phrases, and the words of their panels

refusal-talk-empty = That message is empty.
refusal-talk-long = A message has at most { $most } characters; split it in two.
refusal-talk-too-fast = { $seconds ->
    [one] That was a lot at once. Wait a second.
   *[other] That was a lot at once. Wait { $seconds } seconds.
}
refusal-talk-phrases = At tables open to strangers you need an account to write; without one, use the quick phrases.
refusal-talk-silent = The host has switched chat off at this table.
refusal-talk-bot = Bots do not chat.
refusal-talk-banned = You cannot write on this server at present.
refusal-talk-stranger = Choose a name first: nobody here knows who you are.
refusal-talk-scope = This program’s token lacks the scope talk: it can neither read nor write messages.
problem-line-of-another = Only its author can delete a message.

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-no-problem = No problem.
phrase-yes = Yes.
phrase-no = No.
phrase-thinking = I am thinking…
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn.
phrase-have-to-go = I must go soon.
phrase-good-game = Good game!
phrase-review = Let us look at this game together.

problem-plan-guests = A guest in a plan is one to take, or one to draw as a surprise.
problem-plan-discards = A civilization is named twice among the discards.
problem-plan-stale = The table has moved on; look again and plan anew.
problem-plan-turn = This turn is not possible, or cannot be planned now.
plan-misfit-guests = None of the guests you had planned for was available. Your plan was dropped; choose yourself.
plan-misfit-cards = You held fewer cards of the chosen civilizations than you owed. Your plan was dropped; choose yourself.
plan-misfit-hand = Your hand was not the one you had planned for. Your plan was dropped; choose yourself.
plan-misfit-surprise = You drew a surprise guest, so your turn did not end by itself.
plan-misfit-table = The table was not as you had seen it. Your planned turn was dropped.
plan-misfit-turn = A move of your planned turn was no longer possible. The rest was dropped.

chat-title = Chat
chat-notes = My notes
chat-loading = One moment…
chat-empty-players = Nothing has been said yet. Only the players can read this; spectators can when the game is over.
chat-empty-spectators = Nothing has been said yet. Spectators chat among themselves here; the players can read it when the game is over.
chat-side-players = Players only, until the end
chat-side-spectators = Spectators only, until the end
chat-side-all = The game is over: everybody reads everything
chat-say = Say something
chat-send = Send
chat-quick = Quick phrases
chat-earlier = Earlier messages
chat-removed = This message was deleted.
chat-guest = No account
chat-gone = Somebody who has left
chat-spectator = spectator
chat-more = About this message of { $name }
chat-take-back = Delete
chat-remove = Delete
chat-switch-off = Switch chat off
chat-switch-on = Switch chat on again
chat-left = { $number } left
chat-heard = { $name }: { $text }
chat-note-label = My notes on this game
chat-note-about = Only you can read them, on any device. They are saved as you write.
chat-note-saved = Saved
chat-note-saving = Saving…
chat-note-unsaved = Not saved yet; trying again
plan-title = Plan ahead
plan-stands = Planned ahead
plan-about = What you choose here is done for you when the game asks you, even while you are away. If it no longer fits, it is dropped, and you decide as usual. Nobody else knows about it.
plan-guests = My next guest
plan-guests-about = When you are next asked for a guest in this round, you take the first of these that is still available.
plan-guests-later = Guests can be planned while the others have their turns in phase 1.
plan-guest = Guest
plan-place = District
plan-add = Add
plan-take-off = Take { $what } off the list
plan-discards = My discards in round { $round }
plan-discards-about = Choose the civilizations in the order in which their cards go first, when all discard at once. New cards count too.
plan-discards-last = As the track stands you are last, and the last player discards nothing: this counts only if that changes.
plan-discard = { $civ }, { $place ->
    [0] not chosen
   *[other] number { $place }
}
plan-ends = The end of my turn while I am away
plan-ends-asked = I end it myself when I am back
plan-ends-forced = Automatically, when everybody can see that nothing else is possible
plan-ends-next = My next turn of phase 1 ends once the guest is in, even if I could build, unless I draw a surprise guest
plan-turn = My whole turn
plan-turn-about = Move by move, as the table stands now. It is played only if the map, the prestige scale and your hand are the same then.
plan-turn-next = Next move
plan-turn-choose = Choose…
plan-turn-back = Take the last one off
plan-turn-open = The turn does not end yet: you will be asked how to go on.
plan-keep = Save plan
plan-kept = Planned. You may leave now.
plan-give-up = Discard plan
plan-given-up = Nothing is planned.
plan-changed = Not planned yet
