# A study that several people look at together.
review-title = Together
review-alone = Only you are here. Share the link, and look at it together.
review-here = Who is here
review-you = { $name } (you)
review-strangers = { $count ->
    [one] and somebody without a name
   *[other] and { $count } without a name
}
review-leads = leads
review-you-lead = You lead: the others see what you look at.
review-all-lead = Everybody leads: where one goes, all go.
review-follow = You see what { $name } looks at.
review-apart = You look by yourself.
review-back = Back to the others
review-leave = Look by yourself
review-who-leads = Who leads
review-everybody = Everybody
review-give-back = Give the lead back
review-came = { $name } has come.
review-gone = { $name } has gone.
review-lost = The others cannot be reached. Trying again…
review-closed = The others cannot be reached from here.
review-chat = Chat
review-chat-side = Everybody here reads this. It is forgotten when all have gone.
review-chat-empty = Nothing has been said yet.
review-name = Your name
review-name-do = Take part
review-together = Review together
review-join = Join the review
review-open = The players are looking at this game together.
review-none = Nobody has opened a review of this game yet.
problem-many-reviews = This game has been reviewed too often. Make a study of it from its replay.
