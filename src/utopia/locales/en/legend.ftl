# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = An example, with pictures
example-before = Before
example-after = After
example-then = Then
example-closed = The island of Water is closed
example-missing = The picture needs the network.

## The legend

legend-title = Pieces and signs
legend-about = What everything is, as it is drawn here
legend-civilizations = The five civilizations
legend-civilizations-about =
    Prince, guest and card bear the same emblem. Three equal princes in a district become the monument in their row.
legend-pieces = Pieces
legend-map = On the map
legend-islands = The four islands and their animals
legend-prince = Prince
legend-prince-about =
    Has the colour and the shape of its player: 40 of each colour, eight of each civilization. A number tells how many
    stand together.
legend-guest = Guest
legend-guest-about = Comes by ship. You take it and place a prince of its civilization on the island of the ship.
legend-card = Action card
legend-card-about = Moves, adds or removes a prince, or changes the prestige scale.
legend-card-short = Card
legend-monument = Monument
legend-monument-about = Stands for ever in a district that somebody controls, and pays in every round.
legend-base = Base
legend-base-about = Shows by its colour whose a monument or a wonder is. You have eight.
legend-wonder = Wonder
legend-wonder-about = One on each island, for five different princes: 6 points at once.
legend-minister = Minister
legend-minister-about = Your figure on the score track. The player who is ahead acts first.
legend-privilege = Privilege
legend-privilege-about = Makes one card count as another civilization. You have two for the whole game.
legend-bag = Bag
legend-bag-about = Holds the 40 guests. Those that were taken go back when phase 1 is over.
legend-ship = Ship
legend-ship-about = One for each island, with its animal on the sail. Beside it lie the guests that one may take.
legend-summary = Summary card
legend-summary-about = The box has five of them, one a player. Here this page stands in for them.
legend-start = Start space
legend-start-about = At the bottom of the score track, in the middle: here everybody begins with 0 points.
legend-value = Value of a district
legend-value-about = What the owner of the island’s wonder gains when somebody takes control of the district.
legend-harbour = Harbour
legend-harbour-about = From here princes sail to another harbour, in the same sector of the sea or the one beside it.
legend-street = Street
legend-street-about = Parts two neighbouring districts. One card takes a prince across.
legend-bridge = Bridge and canal
legend-bridge-about = The canal parts the islands. Princes cross it by a bridge; boats do not pass through it.
legend-place = Place for a wonder
legend-place-about = One on each island, with the island’s animal. It belongs to no district.
legend-lighthouse = Lighthouse and dotted line
legend-lighthouse-about =
    There are three. From each a dotted line runs out to sea: that is where one sector ends and the next begins. One
    card takes a boat across one line at most.
legend-reef = Reefs
legend-reef-about = They close the sea between Wind and Fire. No boat gets past them.
legend-animal-water = Fish
legend-animal-fire = Salamander
legend-animal-wind = Bird
legend-animal-earth = Snake

## Who made the game

credits-title = The game and its makers
credits-made =
    Utopia is a board game by Ludovic Vialla and Arnaud Urbon, published in 2007 by Editions du Matagot, with art by
    Stéphane Poinsot, Jean-Mathias Xavier, Christophe Rendu and Carole Carillon.
credits-independent =
    What you see here is independent, with its own words and its own pictures. It is neither made nor endorsed by them.
    If you like the game, look for the box.
