picture-title = The finished city
picture-about = The board at the end and the points, to send to friends or to keep.
picture-alt = The board at the end of the game, and the points: { $points }
picture-points = { $name } { $points }
picture-save = Save the picture
