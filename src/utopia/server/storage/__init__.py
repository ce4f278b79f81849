"""What a server keeps on disk: people and sessions, games with their seats and links, and the log of every game.

``async with open_storage(home_of(folder)) as storage:`` (``storage.storage``, ``homes``) gives

- ``storage.people``: ``create``, ``by_token``, ``get``, ``change``, ``end_session``, ``sweep``
- ``storage.figures``: ``unconcluded``, ``conclude``, ``write``, ``of_person``
- ``storage.ratings``: ``count``, ``of_person``, ``changes``, ``of_games``, ``ranked``
- ``storage.achievements``: ``add``, ``of_person``, ``of_game``
- ``storage.profiles``: ``of``, ``show_games``, ``shown``, ``games``
- ``storage.api_tokens``: ``make``, ``find``, ``of``, ``revoke``
- ``storage.bot_accounts``: ``open``, ``of``, ``get``, ``rename``, ``sit_down``, ``remove``
- ``storage.imports``: ``add``
- ``storage.passages``: ``open``, ``find``, ``use``
- ``storage.accounts``: ``by_mail``, ``enter``, ``enter_by_mail``, ``confirm_mail``, ``remove_mail``, ``has_games``,
  ``sessions``, ``end_session``, ``end_others``, ``merge``, ``erase``, ``everything_about``
- ``storage.errands``: ``open``, ``find``, ``use``, ``drop``; ``storage.passkeys``: ``add``, ``of``, ``find``, ``use``,
  ``rename``, ``remove``
- ``storage.games``: ``create``, ``get``, ``of_person``, ``without_people``, ``start``, ``finish``, ``set_pace``,
  ``delete``, ``rematch_of``
- ``storage.seats``: ``of``, ``of_many``, ``take``, ``take_kept``, ``leave``, ``add_entropy``
- ``storage.links``: ``of``, ``find``, ``renew``, ``revoke``, ``watch``, ``may_watch``
- ``storage.chat``: ``say``, ``read``, ``get``, ``remove``, ``silence``
- ``storage.notes``: ``of``, ``of_person``, ``write``
- ``storage.plans``: ``of``, ``due``, ``keep``
- ``storage.companions``: ``of``, ``named``, ``has_met``; ``storage.invitations``: ``add``, ``of_game``, …
- ``storage.asking``: ``count``
- ``storage.relations``: ``of``, ``add``, ``remove``, ``blocked_between``, ``muted_by``
- ``storage.reports``: ``create``, ``page``, ``get``, ``around``, ``close``
- ``storage.acts``: ``ban``, ``unban``, ``set_admin``, ``sign_out``, ``warn``, ``warnings``, ``read_warnings``, …
- ``storage.audit``: ``deeds``, ``about``; ``storage.searching``: ``people``, ``person``, ``tables``, ``counts``
- ``storage.retention``: ``count``, ``sweep``
- ``storage.channels``: ``of``, ``open``, ``mute``, ``remove``, ``close``, ``recipients``
- ``storage.notices``: ``add``, ``due``, ``postpone``, ``drop``, ``hand_on``; ``storage.deliveries``: those
  on their way; ``storage.turns``: ``settle``, ``waiting_for``
- ``storage.clocks``: ``of``, ``save``, ``running``, ``last_seen``, ``seen``
- ``storage.leaving``: ``hand_over``, ``open_to_substitutes``, ``come_back``, ``ask``, ``pause``
- ``storage.preferences``: ``of``, ``of_many``, ``choose``
- ``storage.log``: ``append`` (durable when it returns), ``read``, ``note``

``entries.standing`` folds a log into the events that stand; ``checking.check`` looks for what is wrong with the data.
Nothing here knows the rules, rooms or sockets.
"""
