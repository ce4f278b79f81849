# What wins, counted in games of our own bots.

strategy-title = What wins
strategy-about = Counted in { $games } games that our bots played among themselves. People play differently; take it as a beginning. Each position opens as a lesson.
strategy-try = Try it on the board
strategy-monuments-title = Monuments decide
strategy-monuments = Two thirds to four fifths of the winners’ points come at the end of the rounds, from monuments. Winners have about half a monument more than the others; the value of each on the prestige scale differs less. So build one more rather than a finer one, and build it early: it pays every round.
strategy-removal-title = Princes that are left over are points
strategy-removal = Removing a prince at a monument brings 2 points, and adds up to the second source of points: a fifth with four players. A prince that will never be one of three is worth a card.
strategy-wonder-title = One wonder, not three
strategy-wonder = Wonders are one twentieth of all points and seldom decide: between four bots a seat with one wonder won 29 % of the games (good ones) or 26 % (stronger ones), without any 23 % or 25 %. A second one helps no further: five princes would often have become a monument instead.
strategy-first-title = Leading early is no gift
strategy-first = Between good bots it makes no difference who begins. With two or three of them the leader at the beginning of round 3 wins less often than chance says: the leader discards two cards every round. Between beginners’ bots the leader wins more often.
strategy-king-title = Keep a card for the king
strategy-king = The end of a round pays by the prestige scale as it stands then. Count what one place up or down brings you and costs the others; the last to act has the last word.
strategy-figures = The figures
strategy-players = Players × bot
strategy-column-prestige = Prestige: share of the winners’ points
strategy-column-removal = Removing princes
strategy-column-wonder = Wonders
strategy-column-monuments = Monuments: winners
strategy-column-others = Monuments: others
strategy-column-leader = Leader of round 3 wins
strategy-figures-about = Each bot played with itself on the map of this site. “greedy” plays like Mason, looking one move ahead. The full tables and the command that makes them stand in docs/strategy.md.
