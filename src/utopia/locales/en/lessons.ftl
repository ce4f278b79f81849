# Lessons: a position, a task, and what one learns from it.

lesson-chapter-guests = Guests
lesson-chapter-building = Building
lesson-chapter-order = Whose turn it is
lesson-chapter-cards = Cards
lesson-chapter-prestige = Prestige and the end

lesson-guest-title = Take a guest
lesson-guest-task = You are red. Take the Maya guest of Wind and place a Maya prince in { form-district }.
lesson-guest-hint = The guests by a ship can only move onto that ship’s island.
lesson-guest-solved = A guest gives you two things at once: the civilization of your prince and the island where it is placed. You choose the district.
lesson-guest-missed = That is a legal turn, but no Maya prince of yours stands in { form-district } now.

lesson-monument-title = Three make a monument
lesson-monument-task = Two of your Maya princes stand in { form-district }. Take control of it this turn.
lesson-monument-hint = First bring a third Maya prince there; then build.
lesson-monument-solved = Three equal princes leave and their monument takes their place. The district is yours for good and pays you prestige every round.
lesson-monument-missed = The third Maya prince did not come to { form-district }, so nothing can be built there this turn.

lesson-wonder-title = Five make a wonder
lesson-wonder-task = Build the wonder of Fire this turn.
lesson-wonder-hint = Which civilization do you not have on Fire yet? The district does not matter.
lesson-wonder-solved = One prince of each civilization anywhere on an island become its wonder: 6 points at once. Each island has only one.
lesson-wonder-missed = A wonder needs all five civilizations on one island, and one is still missing on Fire.

lesson-patron-title = A wonder pays its owner
lesson-patron-task = You can build a wonder and take { form-district }. Score 10 points this turn.
lesson-patron-hint = What must stand first, so that the district pays? And choose well which Maya prince leaves.
lesson-patron-solved = Whenever anybody takes a district on the island, the owner of its wonder gains the district’s value. That goes for your own districts too.
lesson-patron-missed = A wonder pays only for districts that are taken after it is built. Build it first, and keep three Maya princes in { form-district }.

lesson-surprise-title = The surprise guest
lesson-surprise-task = Only one guest is left, and you have no use for it. Take { form-district } this turn, and do not let yellow have an Egyptian prince on Water: it would complete a wonder.
lesson-surprise-hint = Draw a surprise guest. In this lesson it is always the same one. Afterwards name the player to whom the last guest is least useful.
lesson-surprise-solved = A surprise guest comes unseen from the bag, once a round. The player you name must take an open guest at once, and here the last one was no use to blue.
lesson-surprise-missed = Either you do not control { form-district }, or yellow has the Egyptian prince that was missing on Water.

lesson-order-title = The leader goes first
lesson-order-task = You and blue both want the Maya guest of Fire. Take { form-district } before this phase is over: you have the rest of this turn and one more.
lesson-order-hint = In the next lap the first on the score track begins. How do you gain points now?
lesson-order-solved = The wonder put you ahead, so the next lap began with you. Leading has a price: the first on the track discards two cards later.
lesson-order-missed = Without the Maya guest there is no third prince for { form-district }. Who acts first in the next lap?

lesson-discards-title = Discards by rank
lesson-discards-task = You lead and must discard two of your five cards. Then take any district, without spending a privilege.
lesson-discards-hint = Which civilization do your princes belong to? Your three princes are two steps apart.
lesson-discards-solved = The first on the track discards two cards, the last none, all others one. Keep the cards that your princes can use.
lesson-discards-missed = It takes both Maya cards to bring three Maya princes together.

lesson-land-title = Cards by land
lesson-land-task = You have one Greek card. Take { form-district }.
lesson-land-hint = A card moves one or two princes from the same district across one street or bridge.
lesson-land-solved = One card has moved two princes at once, across the bridge. They must start together and arrive together.
lesson-land-missed = Your only Greek card is used, or your turn is over, and three Greek princes do not stand in { form-district }.

lesson-sea-title = Cards by sea
lesson-sea-task = You have one Egyptian card. Take { form-district }.
lesson-sea-hint = Boats sail from harbour to harbour, within one sector of the sea or into an adjacent one.
lesson-sea-solved = The dotted line of a lighthouse parts two adjacent sectors. Boats cross it with one card, and two princes may be aboard.
lesson-sea-missed = Both princes should have sailed with the one card; now three do not meet in { form-district }.

lesson-reefs-title = Lighthouses and reefs
lesson-reefs-task = You have two Egyptian cards. Bring the lone prince on Wind to the other two, and take { form-district }.
lesson-reefs-hint = No boat passes the reefs on the right. From Wind the sectors lead by Earth to Water.
lesson-reefs-solved = The sectors form a chain: Fire, Water, Earth, Wind. Each card crosses one lighthouse’s line; reefs stop every boat.
lesson-reefs-missed = The prince needs both cards for the way by Earth, one for each line of a lighthouse.

lesson-add-title = Add a prince
lesson-add-task = You control a Persian district and hold two Persian cards. Take { form-district } next to it.
lesson-add-hint = At a Persian monument a Persian card adds a Persian prince. The second card moves it.
lesson-add-solved = A monument is a source of new princes. At another player’s monument it works too, but then that player gains 1 point.
lesson-add-missed = There are only two Persian princes near { form-district }. A third one has to be added at your monument and then moved.

lesson-remove-title = Remove a prince
lesson-remove-task = Blue controls { form-district } with a Persian monument. Score 4 points with your three Persian cards.
lesson-remove-hint = A card removes one of your princes at a monument of its civilization for 2 points. Where should your two princes stand?
lesson-remove-solved = Removing a prince brings 2 points each time, at your own monument or at another player’s. The owner gains nothing.
lesson-remove-missed = You need two princes in { form-district } and a card for each of them; there is one card for the way.

lesson-privilege-title = The privilege
lesson-privilege-task = You have no Greek card. Take { form-district } all the same.
lesson-privilege-hint = A privilege turns one card into another civilization while you play it. Then move the two Greek princes together.
lesson-privilege-solved = A privilege makes any card fit once. You have two for the whole game, and none comes back.
lesson-privilege-missed = Only your Maya or Chinese cards as Greek ones could bring the princes to { form-district }.

lesson-king-title = What the king likes
lesson-king-task = You are the last to act and control two Greek districts and an Egyptian one. Score 10 points by the end of the round.
lesson-king-hint = A card raises its civilization by one place. What does each place bring you? End your turn when you are done.
lesson-king-solved = Each district pays the value of its civilization on the prestige scale. The last to act has the last word on it.
lesson-king-missed = The round has brought fewer than 10 points. Raise every civilization that you have monuments of.

lesson-last-round-title = The last round
lesson-last-round-task = Blue will have 50 points, so this round is the last. You act last and are 4 points behind. Win the game.
lesson-last-round-hint = Count what the end of the round brings both of you. Two cards put a civilization at the foot of the scale.
lesson-last-round-solved = Lowering Persia cost blue 12 points and raised your Maya districts. At the end, count both sides.
lesson-last-round-missed = Blue still wins. Raising Maya alone leaves you one point behind: three Persian districts pay blue too well.

learn-how = utopia learn and the name of a lesson begins it.
learn-words = You type moves as records write them. Other words: hint, moves, table, undo, quit.
learn-no-lesson = There is no lesson { $name }; there are { $lessons }.
learn-goes-on = That is done; go on.
learn-stars = { $stars ->
    [one] Solved with one star.
   *[other] Solved with { $stars } stars.
}
learn-missed = Undo goes back by one move.
learn-undone = Undone.
learn-nothing-to-undo = There is nothing to undo.

lesson-undo-first = From here there is no way to the goal. Undo a move first.
problem-no-lesson = There is no such lesson.
problem-lesson-illegal = Move { $move } is not legal there.
problem-lesson-unsolved = These moves do not solve the lesson.
