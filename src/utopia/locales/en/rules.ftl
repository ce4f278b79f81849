# The rules as the page shows them, in our own words. Identifiers are those of docs/rulebook.md; one in brackets is a
# reference, which the page makes a link. `-example` is an example of play; `-edition-XX` is what that printed edition
# says otherwise.

## The page itself

rules-title = The rules
rules-lead = In our own words. Each rule has a number, so that you can point at it when you disagree.
rules-search = Search the rules
rules-hits = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions “{ $query }”. Try a shorter word.
rules-contents = Contents
rules-edition = Edition
rules-remarks = { $count ->
    [0] It has no remark on any rule.
    [one] It has a remark on one rule.
   *[other] It has remarks on { $count } rules.
}
rules-remark = with a remark
rules-at-table = At this table
rules-example = An example
rules-examples-open = Open all examples
rules-examples-close = Close all examples
rules-link = Link to rule { $rule }

## The game in eight sentences

rules-short-title = The game in eight sentences
rules-short-goal =
    You are a minister of the king of Utopia: settle princes of five civilizations on four islands and gather the most
    prestige.
rules-short-round = A round has three phases, and in each the player furthest ahead on the score track goes first.
rules-short-welcome =
    Phase 1, welcoming: three times you take one of the guests who have arrived by ship, and place a prince of yours
    on the guest’s island.
rules-short-development =
    Phase 2, development: you get five cards, the leader discards two, and you play as many as you like to move, add
    or remove princes, or to change the king’s mind.
rules-short-prestige =
    Phase 3, prestige: every district where your monument stands pays what the king thinks of its civilization, from 5
    points down to 1.
rules-short-building =
    In your turn three equal princes in a district become a monument, which makes the district yours for ever; five
    different ones on an island become its wonder, worth 6 points at once.
rules-short-king = The king’s taste changes: a card lifts a civilization by one step, two cards drop it to the bottom.
rules-short-end = The game ends with the round in which somebody has 50 points, and the player furthest ahead wins.

## Chapters

rules-chapter-1-title = What is on the table
rules-chapter-1 =
    Princes, guests, cards and buildings: this is all there is. When a piece runs out there are no more, so spend princes with care.
rules-chapter-2-title = The map
rules-chapter-2 = Four islands, cut into districts by streets and kept apart by a canal. Bridges and boats lead across.
rules-chapter-3-title = Setting up
rules-chapter-3 = Chance decides what the king likes at first and who begins. With two players an island stays closed.
rules-chapter-4-title = Whose turn it is
rules-chapter-4 =
    The score track is the order of play, in all three phases. The player who is ahead acts first, which is not always good
    news.
rules-chapter-5-title = Phase 1: welcoming the princes
rules-chapter-5 =
    Ships bring guests, and every guest you take brings a prince of yours into the city. Everybody has three turns.
rules-chapter-6-title = Building
rules-chapter-6 =
    Princes become buildings: monuments, which pay in every round, and wonders, which pay at once. You may build in
    phases 1 and 2, in your own turn.
rules-chapter-7-title = Phase 2: cards and privileges
rules-chapter-7 =
    Cards let you act. You get five in each round, may keep some for later, and twice in a game a privilege lets a card count as any civilization.
rules-chapter-8-title = Phase 2: moving, adding, removing
rules-chapter-8 = Three of the four actions are about your princes. Each may be done as often as your cards allow.
rules-chapter-9-title = Phase 2: the king’s taste
rules-chapter-9 =
    The fourth action changes what the civilizations are worth. It is the sharpest weapon of the player who is last.
rules-chapter-10-title = Phase 3: prestige, and the end
rules-chapter-10 = Now the districts pay. If somebody has reached 50 points, this round was the last.

## The box

rule-R-MAT-1-title = What is in the box
rule-R-MAT-1 =
    The map has 24 districts on four islands, and a place for a wonder on each island. The bag holds 40 guests: two of
    each civilization for each island. There are 50 action cards, ten of each civilization; 4 wonders; and 8 monuments
    of each civilization, one of which stands on the prestige scale. Each of the 2 to 5 players has 8 princes of each
    civilization, 8 bases, 2 privileges, and a minister on the score track.
    There are also five summary cards, one a player, and a cloth bag for the guests. The booklets only say that a
    player has 40 princes; that these are eight of each civilization we know from owners of the box.
rule-R-MAT-2-title = When something runs out
rule-R-MAT-2 =
    Only what is in the box can be used. Without a base you build nothing more, and once the seven free monuments of a
    civilization are on the map, it takes no further district. If you have no prince of a guest’s civilization left,
    you may still take the guest but place nobody, and no card adds such a prince. If you have one, you must place it.

## The map

rule-R-BOARD-1-title = Islands, streets and sea
rule-R-BOARD-1 =
    The island of Water has 5 districts, Earth 8, Fire 6 and Wind 5. Streets separate neighbouring districts, bridges
    cross the canal, and a boat marks a harbour. The sea has four sectors in a row: Fire, Water, Earth, Wind; reefs
    lie between Wind and Fire. No public text describes the printed map in full, so ours is a reconstruction.
    Sectors are told apart by three dotted lines: each runs from a lighthouse out to sea. The score track runs round
    the map, and its start space is at the bottom, in the middle.
rule-R-BOARD-2-title = The value of a district
rule-R-BOARD-2 =
    Each district bears a value from 1 to 4. It counts when somebody takes control of the district and the island has
    a wonder ([R-BUILD-3]); it has nothing to do with prestige at the end of a round.
rule-R-BOARD-2-edition-en = Values run from 2 to 4: a district that bears a 1 counts as 2.
rule-R-BOARD-2-edition-de = Values run from 2 to 4: a district that bears a 1 counts as 2.
rule-R-BOARD-3-title = No district is out of reach
rule-R-BOARD-3 =
    Streets, bridges and boats lead from every open district to every other. This is true with two players as well,
    although nobody may set foot on the island of Water.

## Setting up

rule-R-SETUP-1-title = What the king likes at first
rule-R-SETUP-1 =
    One monument of each civilization is put on the prestige scale, in random order and for all to see. The topmost
    civilization is worth 5, the next 4, and so on down to 1.
rule-R-SETUP-2-title = Who begins
rule-R-SETUP-2 =
    The first player is drawn, unless the table has chosen one. The minister of the first player stands in front on
    the start space, and the others stand behind in the order of their seats.
rule-R-SETUP-3-title = Two players: Water is closed
rule-R-SETUP-3 =
    With two players nobody enters the island of Water in the whole game. Its ten guests stay out of the bag; no
    bridge and no boat leads there, no card adds a prince, and its wonder is not built. The sea around it stays as it
    is, so the sectors of Fire and Earth do not become neighbours.
rule-R-SETUP-3-example =
    Red and blue play. Nobody sets foot on the five districts of Water, and its ship stays empty: guests come to the
    other three islands only.

## Order

rule-R-ORDER-1-title = Every space is a queue
rule-R-ORDER-1 =
    A player who arrives on a space of the score track stands behind those who are there already. Gaining nothing does not
    move you. So nobody is ever level: more points come first, and on the same space the one who came earlier.
rule-R-ORDER-1-example =
    Red has 12 points. Blue rises from 9 to 12 and stands behind red. Both have 12 points, but red is ahead and acts
    before blue.
rule-R-ORDER-2-title = Who acts next
rule-R-ORDER-2 =
    In a lap everybody has one turn; phase 1 has three laps, phase 2 has one. After each turn the track is looked at
    again: next is the player furthest ahead among those who have not acted in this lap. Points never interrupt a
    turn, give nobody a second one and take nobody’s away. The last of one lap may be the first of the next.
rule-R-ORDER-2-example =
    Red has 20 points, blue 18, green 17. Red acts and gives green 2 points: green, on 19, is now ahead of blue and
    acts next, then blue. Even if blue should pass red, red does not act again before the next lap.
rule-R-ORDER-2-edition-de =
    The German booklet has no such paragraph, but says that the track decides; it is played the same way.
rule-R-ORDER-3-title = The start space rotates
rule-R-ORDER-3 =
    From round 2 on, before the guests arrive, the minister in front on the start space goes to the back of it. If
    only one minister is there, nothing happens.
rule-R-ORDER-3-example =
    Yellow, blue and red all stand on the start space, in this order, when round 2 begins: yellow goes to the back,
    and blue begins. In round 2 only red scores. So in round 3 red begins, and on the start space blue goes behind
    yellow.
rule-R-ORDER-3-edition-it =
    Read by the letter, only the player who was first when the last round began goes to the back, if still there; we move the one in front, and a table may choose the other way.
rule-R-ORDER-3-edition-en =
    Read by the letter, only the player who was first when the last round began goes to the back, if still there; we move the one in front, and a table may choose the other way.
rule-R-ORDER-4-title = Beyond the end of the track
rule-R-ORDER-4 = Points are not lost when the track ends: they simply count on.

## Welcoming

rule-R-WELCOME-1-title = The guests arrive
rule-R-WELCOME-1 =
    At the beginning of a round three guests for each player are drawn from the bag and laid open beside the ship of
    their island. The bag always holds enough for this; it is not refilled in between.
rule-R-WELCOME-1-example =
    Four play, so twelve guests come out of the bag: here two to Water, three to Fire, three to Wind and four to
    Earth.
rule-R-WELCOME-2-title = Take a guest, place a prince
rule-R-WELCOME-2 =
    In your turn you take one of the open guests and place a prince of yours, of the guest’s civilization, in a
    district of the guest’s island. Any open district will do, even if it is crowded or belongs to somebody. You
    cannot pass. The guest lies in front of you until the phase is over.
rule-R-WELCOME-2-example =
    Green takes the Maya guest beside the ship of Wind. Any of the five districts there will do; green places a Maya
    prince where red and blue already stand.
rule-R-WELCOME-3-title = The surprise guest
rule-R-WELCOME-3 =
    Once a round, instead of taking an open guest, you may draw one unseen from the bag, if there is one, and place a
    prince for it in the same way. Then you name another player, who must take an open guest and place a prince at
    once, without drawing from the bag. Then your turn goes on, and after it the lap. For you this was one of your
    three turns, for the named player it is an extra guest; others may name the same player again. You may build
    between these steps, but not while the named player acts.
rule-R-WELCOME-3-example =
    Green needs a Persian prince on Earth, but no such guest is open. Green draws from the bag: a Greek guest of Fire,
    and places a Greek prince there. Then green names red, who must take one of the open guests; red still has all
    three turns of this phase.
rule-R-WELCOME-3-edition-fr =
    Read by the letter, “a player” is named, not “another”. You always name somebody else, as the English and the
    German booklet say.
rule-R-WELCOME-3-edition-it =
    Read by the letter, “a player” is named, not “another”. You always name somebody else, as the English and the
    German booklet say.
rule-R-WELCOME-4-title = Three turns each, always
rule-R-WELCOME-4 =
    Between turns there are exactly as many open guests as turns left in the phase. So everybody has three turns, and
    the named player always finds a guest.
rule-R-WELCOME-5-title = Named players do not build
rule-R-WELCOME-5 =
    If you are named, you take a guest and place a prince, and that is all: you build only in your own turn. When that
    turn comes is not changed by it. A table may agree that the named player builds right after the guest.
rule-R-WELCOME-6-title = Guests go back to the bag
rule-R-WELCOME-6 = After the last turn of phase 1 all guests that were taken go back to the bag.
rule-R-WELCOME-6-edition-de = Surprise guests do not go back to the bag: they leave the game.
rule-R-WELCOME-7-title = Your turn ends when you say so
rule-R-WELCOME-7 =
    When you have taken your guest, you may still build, and then you end your turn. If you have drawn a surprise
    guest, the named player must have taken a guest first. If nothing is left for you to decide, the program may end
    the turn for you.

## Building

rule-R-BUILD-1-title = Build a wonder
rule-R-BUILD-1 =
    If you have at least one prince of each of the five civilizations on an island that has no wonder, you may take
    one of each back and put the wonder there, on a base of yours. You gain 6 points at once. The princes may stand in
    any districts of the island, also in those that somebody controls; if there are several, you choose who leaves.
    The wonder is yours for ever, and you may own several.
rule-R-BUILD-1-example =
    On Wind violet has two Maya and one each of Persian, Chinese, Greek and Egyptian princes, spread over four
    districts. Violet takes five of them back and chooses which of the two Maya stays: 6 points, and the wonder of
    Wind is violet’s.
rule-R-BUILD-2-title = Take control of a district
rule-R-BUILD-2 =
    If three of your princes of one civilization stand in a district without a monument, you may take them back and
    put a monument of that civilization there, on a base of yours. You gain nothing at once, but prestige in every
    round ([R-SCORE-1]). Other players’ princes stay where they are. The district is yours for ever.
rule-R-BUILD-2-example =
    Three Greek princes of blue’s and a Persian stand in one district. Blue takes the three back and puts a Greek
    monument there: the district is blue’s. The Persian stays, and so do green’s two princes.
rule-R-BUILD-3-title = A wonder pays its owner
rule-R-BUILD-3 =
    Whenever somebody takes control of a district on an island that has a wonder, the owner of the wonder gains the
    district’s value at once. This is so for the owner’s own districts too. Districts taken before the wonder stood
    pay nothing.
rule-R-BUILD-3-example =
    Green owns the wonder of Earth. Blue takes control of a district there that bears a 4: green gains 4 points at
    once, blue none. A turn later green takes one that bears a 2, and gains 2.
rule-R-BUILD-4-title = When you may build
rule-R-BUILD-4 =
    At any moment of your own turn in phases 1 and 2 at which you are the one to decide: as often as you can, and only if
    you want to. Not while cards are discarded, not while you choose which cards to keep, and not in the middle of an
    action.

## Cards

rule-R-CARD-1-title = Five cards for everybody
rule-R-CARD-1 =
    Phase 2 begins with five action cards for each player; the player ahead on the track is dealt all five first. When
    a card is needed and the pile is empty, the discards are shuffled and become the new pile. When the pile is empty,
    a player who has followed the discards can tell which cards the others hold together.
rule-R-CARD-1-edition-it =
    Read by the letter, the cards are shuffled when all of the pile have been played, so not while some of them are in
    hands; we shuffle the discards as soon as a card is needed.
rule-R-CARD-1-edition-en =
    Read by the letter, the cards are shuffled when all of the pile have been played, so not while some of them are in
    hands; we shuffle the discards as soon as a card is needed.
rule-R-CARD-1-edition-fr =
    The booklet shuffles as soon as the last card has been drawn; we wait until one is needed, so that later discards
    are shuffled in as well.
rule-R-CARD-1-edition-de =
    The booklet shuffles as soon as the last card has been drawn; we wait until one is needed, so that later discards
    are shuffled in as well.
rule-R-CARD-2-title = The leader discards most
rule-R-CARD-2 =
    Before anybody plays a card, the first on the track discards two cards, the last discards none, and all others
    one. With two players: two and none. You choose from all cards in your hand, new and old, and a privilege does not
    help. All choose at the same time; a choice is final, and all are shown together.
rule-R-CARD-2-example =
    The track reads red, green, yellow, blue. Red holds two cards from the last round and five new ones, and discards
    two of these seven. Green and yellow discard one each, blue keeps everything.
rule-R-CARD-3-title = Your turn with the cards
rule-R-CARD-3 =
    One after the other, in the order of the track, everybody plays as many actions as their cards allow, builds, and
    ends the turn. If you then hold more than five cards, you discard until five are left, and you choose which;
    otherwise you keep what you have. Once ended, a turn is over: no action and no building any more.
rule-R-CARD-4-title = What others may see
rule-R-CARD-4 =
    The cards in your hand are yours alone to see. How many cards everybody holds, what has been discarded, and which
    guests are left in the bag is open to all.
rule-R-CARD-5-title = Privileges
rule-R-CARD-5 =
    A privilege makes one card count as another civilization while you play it. You have two in the whole game; both
    may serve the same turn or even the same action, but never the same card. The card must really be played for an
    action: a privilege helps neither with discards nor with the cards you keep. The card is discarded as what is
    printed on it, and the privilege is gone.
rule-R-CARD-5-example =
    To add a prince anywhere you need three equal cards. You hold one Greek, one Persian and one Maya card: with two
    privileges all three count as Greek, and a Greek prince goes where you like.

## Actions

rule-R-MOVE-1-title = Move one or two princes
rule-R-MOVE-1 =
    A card moves one or two of your princes of its civilization, both from one district to one adjacent district. By land:
    across a street or a bridge to the next district. By sea: from a harbour to another harbour, in the same sector of
    the sea or the one beside it. Boats pass neither the reefs nor the canal. With another card the same princes may
    move again.
    Where one sector ends, a dotted line runs from a lighthouse out to sea: a boat crosses one such line at most with
    a card.
rule-R-MOVE-1-example =
    Two of your Persians stand in a harbour of Water. With one Persian card both sail to a harbour of Earth, the
    sector beside it. With a second one both cross a street. Wind would be two sectors away, which takes two cards and
    a harbour of Earth on the way.
rule-R-MOVE-1-edition-fr =
    Read by the letter, the princes are of one civilization, but the card may be of any; in all printed examples it is
    theirs, and so we play.
rule-R-MOVE-1-edition-it =
    Read by the letter, the princes are of one civilization, but the card may be of any; in all printed examples it is
    theirs, and so we play.
rule-R-ADD-1-title = Add a prince at a monument
rule-R-ADD-1 =
    A card places one of your princes of its civilization in a district where a monument of that civilization stands.
    If another player controls the district, that player gains 1 point at once. If it is yours, nobody gains anything.
rule-R-ADD-1-example =
    A Chinese monument of red’s stands in a district. Yellow plays a Chinese card and places a Chinese prince there;
    red gains 1 point, and may now be ahead of somebody else ([R-ORDER-2]).
rule-R-ADD-2-title = Add a prince anywhere
rule-R-ADD-2 =
    Three cards of one civilization place one of your princes of it in any open district. Nobody gains a point by it,
    even if a monument stands there.
rule-R-ADD-2-example =
    Red discards three Greek cards and places a Greek prince in a district where a Greek monument of blue’s stands.
    Blue gains nothing: that would take one card and the other way to add.
rule-R-REMOVE-1-title = Remove a prince for 2 points
rule-R-REMOVE-1 =
    A card removes one of your princes of its civilization from a district where a monument of that civilization
    stands; the prince goes back to your supply. You gain 2 points at once. It does not matter who controls the
    district, and the controller gains nothing. It may even be a prince that you have just added.
rule-R-REMOVE-1-example =
    Blue plays two Egyptian cards at green’s Egyptian monument: the first adds a prince and gives green 1 point, the
    second removes it and brings blue 2.

## The king

rule-R-SCALE-1-title = Raise a civilization
rule-R-SCALE-1 =
    A card of a civilization lets it trade places with the one directly above it on the prestige scale. What stands at
    5 cannot rise.
rule-R-SCALE-1-example =
    Greek stands at 2, Maya at 3. A Greek card lifts Greek to 3, and Maya falls to 2; a second Greek card would lift
    it to 4.
rule-R-SCALE-2-title = Lower a civilization
rule-R-SCALE-2 =
    Two cards of a civilization put it down to 1, however high it stood. Those that were below it rise by one; those
    above it stay. What stands at 1 cannot fall.
rule-R-SCALE-2-example =
    From 5 to 1 the scale reads Maya, Chinese, Egyptian, Persian, Greek. Two Egyptian cards put Egyptian down from 3
    to 1: Persian rises to 3, Greek to 2, and Maya and Chinese stay at 5 and 4.
rule-R-SCALE-3-title = Which cards the king listens to
rule-R-SCALE-3 =
    Cards of the civilization that rises or falls, as with all other actions. A table may choose otherwise: any two
    cards lower, or any cards do both; a privilege is then never spent on it.
rule-R-SCALE-3-edition-fr =
    Read by the letter, any cards raise and lower; all printed examples show matching cards, and so we play.
rule-R-SCALE-3-edition-it =
    Read by the letter, any cards raise and lower; all printed examples show matching cards, and so we play.
rule-R-SCALE-3-edition-en =
    Read by the letter, any cards raise and lower; all printed examples show matching cards, and so we play.
rule-R-SCALE-3-edition-de =
    Read by the letter, any two cards lower; all printed examples show matching cards, and so we play.

## Prestige and the end

rule-R-SCORE-1-title = Districts pay prestige
rule-R-SCORE-1 =
    Every district you control pays what the civilization of its monument is worth on the prestige scale, and you move
    forward for all of them at once. Players are paid in the order of the track when the phase began, which decides
    who stands in front on a shared space. Wonders pay nothing here.
rule-R-SCORE-1-example =
    Egyptian is worth 5, Maya 2. Violet controls two Egyptian districts and a Maya one and gains 5 + 5 + 2 = 12. If
    red, paid before, has just reached the same space, violet stands behind red.
rule-R-END-1-title = When the game ends
rule-R-END-1 =
    If anybody has 50 points or more when prestige has been paid, the game is over. Reaching 50 earlier stops nothing:
    the round is played to its end.
rule-R-END-2-title = Who wins
rule-R-END-2 =
    The player with the most points wins. The track is the final order: on a shared space the one in front is the better
    placed.
rule-R-END-3-title = No game lasts for ever
rule-R-END-3 =
    Round 40 is the last, although no game between people comes anywhere near it. If nobody has the points that end a
    game by then, the track decides, and the game counts as stalled.

## Options of a table

option-on = on
option-off = off
option-lowest_value = Lowest value of a district
option-lowest_value-about = A district that bears less counts as this much when a wonder pays.
option-surprise_guest_returns = Surprise guests return
option-surprise_guest_returns-about =
    On: a surprise guest goes back to the bag like all others. Off: it leaves the game.
option-live_order = Order read after every turn
option-live_order-about = On: points change at once who acts next. Off: the order is read once, when a lap begins.
option-start_rotation = Rotation of the start space
option-start_rotation-about = Who goes to the back of the start space when a new round begins.
option-start_rotation-front = the minister in front
option-start_rotation-last_first_player = only the player who began the last round
option-named_player_may_build = Named players may build
option-named_player_may_build-about =
    On: a player named after a surprise guest may build right after taking a guest.
option-wonder_pays_own_district = Wonders pay for own districts
option-wonder_pays_own_district-about =
    On: the owner of a wonder also gains the value of districts they take themselves. Off: only of those that others
    take.
option-scale_cards = Cards for the king
option-scale_cards-about = Which cards raise and lower a civilization on the prestige scale.
option-scale_cards-matching = cards of the civilization
option-scale_cards-matching_raise = matching to raise, any two to lower
option-scale_cards-any = any cards
option-component_limits = The box is a limit
option-component_limits-about =
    On: what has run out cannot be placed or built. Off: princes, bases and monuments never run out.
option-target = Points that end the game
option-target-about = The game ends with the round in which somebody has this many.
option-final_tie = Equal points at the end
option-final_tie-about = How places are given to players with equal points.
option-final_tie-track = the one in front is better placed
option-final_tie-shared = they share the place

## Editions

preset-fr = French edition
preset-fr-about = As the authors wrote it: districts are worth 1 to 4, and surprise guests return to the bag.
preset-it = Italian edition
preset-it-about = Plays like the French one.
preset-en = English edition
preset-en-about = Districts are worth at least 2, so wonders pay a little more.
preset-de = German edition
preset-de-about = Districts are worth at least 2, and surprise guests leave the game for good.

## Bots

bot-apprentice = Apprentice
bot-apprentice-about = Sees the points in plain sight, forgets the king and overlooks the others.
bot-mason = Mason
bot-mason-about = Knows what a monument is worth and looks one move ahead.
bot-envoy = Envoy
bot-envoy-about = Plans a whole turn before playing the first card.
bot-architect = Architect
bot-architect-about = Weighs several plans by imagining how the round may go on.
bot-regent = Regent
bot-regent-about = Weighs more plans for longer, and gives nothing away.
bot-random = Dreamer
bot-random-about = Does whatever comes to mind. Good company while you learn the rules.
bot-greedy = Merchant
bot-greedy-about =
    Takes what pays most right now and never looks further. Beatable, but do not leave points lying about.

## What people look for who have not read a rule: found like its title, never shown

rule-R-MAT-1-words = components, pieces, how many cards, how many princes
rule-R-MAT-2-words = limit, no more bases, out of princes, empty supply
rule-R-BOARD-2-words = worth, numbers on the map
rule-R-SETUP-2-words = who goes first, who starts, first player, starting player
rule-R-SETUP-3-words = 2 player game, two players
rule-R-ORDER-1-words = same space, same score, level
rule-R-ORDER-2-words = turn order, order of play, whose turn
rule-R-WELCOME-3-words = draw from the bag, unknown guest, name a player
rule-R-WELCOME-5-words = forced guest, named player
rule-R-WELCOME-7-words = end turn, finish, pass
rule-R-BUILD-1-words = five different princes
rule-R-BUILD-2-words = monument, three princes, control, own, conquer
rule-R-CARD-2-words = first discards two, lose cards, leader’s handicap
rule-R-CARD-3-words = hand limit, how many cards may I keep, play cards, end turn
rule-R-CARD-4-words = hidden cards, secret hand, may I show
rule-R-CARD-5-words = wild card, joker, change a card
rule-R-MOVE-1-words = movement, boat, ship, sail, harbour, bridge, walk
rule-R-SCALE-1-words = increase, promote, go up
rule-R-SCALE-2-words = decrease, demote, go down
rule-R-SCORE-1-words = scoring, victory points, income
rule-R-END-1-words = end of the game, last round, how many points, 50 points, how long
rule-R-END-2-words = tie, tied, tiebreak, tiebreaker, draw, equal points, winner, winning, victory
