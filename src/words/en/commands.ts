/** Slash commands: what Discord lists, and what they answer. Keys start with `command.`. */
export const COMMAND_WORDS = {
  // Names and descriptions; names are lower case, 1 to 32 long, descriptions at most 100.
  'command.play.name': 'play',
  'command.play.about': 'Open a table for a card game',
  'command.play.invite.name': 'invite',
  'command.play.invite.about': 'Somebody to keep a seat for; the lobby lets you invite people too',
  'command.play.pace.name': 'pace',
  'command.play.pace.about':
    'How long the match waits for each decision; the usual pace of this server if you name none',
  'command.play.pace.choice': '{{pace}}: {{about}}',
  'command.hand.name': 'hand',
  'command.hand.about': 'Show your own cards here, or list your tables',
  'command.table.name': 'table',
  'command.table.about': 'The table of this thread',
  'command.table.which.name': 'table',
  'command.table.which.about':
    'Which table, outside of its thread; whoever may manage the server can choose any match',
  'command.table.show.name': 'show',
  'command.table.show.about': 'Show the table, to you alone',
  'command.table.text.name': 'text',
  'command.table.text.about': 'The whole table in words, to you alone',
  'command.table.end.name': 'end',
  'command.table.end.about': 'End the match without a winner, propose that, or cancel a table',
  'command.table.pause.name': 'pause',
  'command.table.pause.about': 'Propose that no time runs for a while, or agree to it',
  'command.table.resume.name': 'resume',
  'command.table.resume.about': 'Go on with a match that is paused',
  'command.table.host.name': 'host',
  'command.table.host.about': 'Make somebody else of your table its host',
  'command.table.host.user.name': 'user',
  'command.table.host.user.about': 'Somebody who sits at the table',
  'command.table.replace.name': 'replace',
  'command.table.replace.about':
    'Give the seat of an away player to somebody else (whoever may manage the server)',
  'command.table.replace.player.name': 'player',
  'command.table.replace.player.about': 'Who is away',
  'command.table.replace.with.name': 'with',
  'command.table.replace.with.about': 'Who plays on for them',
  'command.table.move.name': 'move',
  'command.table.move.about': 'Carry a match into a new thread, here or in the channel of its own',
  'command.settings.name': 'settings',
  'command.settings.about': 'What you want of all your tables',
  'command.settings.me.name': 'me',
  'command.settings.me.about': 'Reminders, quiet hours, vacation, and how your hand is shown',
  'command.rules.name': 'rules',
  'command.rules.about': 'A guided tour through the rules of a game',
  'command.rules.game.name': 'game',
  'command.rules.game.about': 'Which game, or how deals are kept fair',
  'command.rules.fair-deals': 'Fair deals',
  'command.resign.name': 'resign',
  'command.resign.about': 'Give up the match of this thread',
  'command.help.name': 'help',
  'command.help.about': 'What this bot does, and how to begin',

  // /play
  'command.play.opened': 'Your table is open: {{- link}}',
  'command.play.refused': '{{- why}} So there is no table: use `/play` again then.',
  'command.play.later':
    'Discord takes no messages from me just now. Your table will stand here as soon as it does.',
  'command.play.permissions':
    'I need {{- permissions}} in {{- channel}}. Someone who manages the server can allow that, then try again.',
  'command.play.in-thread':
    'A table makes a thread of its own, and neither a thread nor a post can hold one. Use `/play` in an ordinary text channel.',
  'command.play.in-forum':
    'A table makes a thread of its own, which a forum post cannot hold. Use `/play` in an ordinary text channel.',
  'command.play.in-voice':
    'The chat of a voice channel cannot hold threads, and a table needs one. Use `/play` in an ordinary text channel.',
  'command.play.in-announcement':
    'Tables are not for announcement channels, where every post may be sent on to other servers. Use `/play` in an ordinary text channel.',
  'command.play.in-direct': 'Tables are opened in the channels of a server. Use `/play` there.',
  'command.play.elsewhere':
    'A table cannot be opened in this kind of channel. Use `/play` in an ordinary text channel.',
  'command.start.failed': '{{- why}} Nothing is lost: once that is mended, press Start again.',

  // /hand, /table, /resign
  'command.no-table-here':
    'There is no table of yours here or elsewhere on this server for which that could be done. `/games` lists those that there are.',
  'command.not-your-table':
    'You have no such table here. Choose one from the list that opens while you type, or leave `table` out in the thread of a match.',
  'command.tables.which': 'Which table?',
  'command.tables.only': '**{{game}}**: {{- names}}',
  'command.tables.choice': '{{game}}: {{names}}',
  'command.tables.choice-out-of-reach': '{{game}} (thread gone or closed): {{names}}',
  'command.resign.sure': 'Give up this match? {{- names}} wins, whatever the score.',
  'command.resign.sure-many':
    'Leave this match for good? A stand-in plays on for you, and you will be placed behind {{- names}}, whatever the score. Only away for a while? `/settings me` has a vacation.',
  'command.resign.yes': 'Yes, resign',
  'command.resign.done': 'You resigned.',
  'command.resign.done-stand-in': 'You have left the match. A stand-in plays on for you.',
  'command.end.sure': 'End this match for everybody, without a winner?',
  'command.end.sure-propose':
    'Propose to end this match without a winner? It is over once {{needed}} of {{present}} agree.',
  'command.end.sure-agree':
    'Agree to end this match without a winner? It is over once {{needed}} of {{present}} agree.',
  'command.end.yes-propose': 'Yes, propose it',
  'command.end.yes-agree': 'Yes, I agree',
  'command.end.sure-lobby': 'Cancel this table, which has not begun?',
  'command.end.yes': 'Yes, end it',
  'command.end.done': 'The table is ended.',
  'command.pause.paused': 'The match is paused. Anyone who plays here can resume it.',
  'command.resume.done': 'The match goes on.',
  'command.agreed.pause': 'You are for a pause. Still to agree: {{- names}}.',
  'command.agreed.end':
    'You are for ending this match. Still to agree: {{- names}}; more than half of you decide.',
  'command.withdraw.withdrawn': 'You do not agree any more.',
  'command.withdraw.dropped': 'You have withdrawn what you proposed.',
  'command.host.done': '{{- host}} is the host now.',
  'command.host.none': 'You are the host of no table where {{name}} sits.',
  'command.replace.done': '{{name}} has the seat now, with the hand as the stand-in left it.',
  'command.replace.none': '{{name}} is away at no table here.',
  'command.replace.several':
    '{{name}} is away at several tables. Use this in the thread of the one you mean, or choose it by the option `table`: {{- threads}}.',
  'command.replace.not-seated': 'That player does not sit at this table.',
  'command.replace.on-vacation':
    'Whoever is to take the seat is on vacation until {{- until}}, and the match would wait for them. Name somebody else.',
  'command.replace.seated-already': 'Whoever is to take the seat has one here already.',
  'command.move.done': 'The match goes on in {{- thread}}.',
  'command.move.silent':
    'The match has been carried into {{- thread}}, but I cannot show it there. {{- why}} It goes on by itself once that is mended.',
  'command.move.failed': '{{- why}} Nothing is lost: use `/table move` again then.',

  // Why Discord has refused something.
  'command.refused.moderated':
    'The automatic moderation of this server has stopped my text. Somebody who manages the server can change the words that it blocks.',
  'command.refused.crowded': 'This server has as many active threads as Discord allows. Close some.',
  'command.refused.permission':
    'Discord says that I may not do that here. Somebody who manages the server can look at my permissions in this channel.',
  'command.refused.gone': 'Discord says that this channel or message is gone.',
  'command.refused.passing': 'Discord does not answer me just now.',
  'command.refused.otherwise': 'Discord did not let me do that (its reason has the number {{code}}).',

  'command.move.where':
    'A match needs a thread, and this kind of channel cannot hold one. Use `/table move` in an ordinary text channel.',
  'command.stay': 'No, play on',
  'command.stayed': 'Nothing has changed.',
  'command.rematch.opened': 'The new table is open, and whoever played is invited: {{- link}}',
  'command.rematch.joined': 'You sit at the new table: {{- link}}',
  'command.rematch.standing': 'The rematch is open already: {{- link}}',
  'command.rematch.playing': 'The rematch is running already: {{- link}}',
  'command.rematch.played': 'The rematch has been played already: {{- link}}',

  // /help
  'command.help.text': `## Thicket
Card games that last: a table is a thread, your hand is for your eyes only, and a turn may take minutes or a day.
**Playing**
- \`/play\` opens a table in a channel. Others press **{{join}}**, you press **{{start}}**.
- **{{hand}}** in the thread shows your cards and what you may do; one tap plays. You are pinged when it is your turn.
- \`/hand\` does the same, \`/table show\` and \`/table text\` show the table, the second in words alone.
- \`/games\` lists your tables, with the option \`all\` everybody's.
**Taking a break, or leaving**
- \`/table pause\` proposes a break, \`/table resume\` ends it.
- \`/resign\` leaves a match for good, \`/table end\` ends it without a winner, or proposes that.
- \`/table host\` names another host, \`/table move\` carries the match into a new thread.
**Afterwards**
- \`/leaderboard\` and \`/stats\` tell how it went so far, \`/replay\` goes through a finished match.
**As you like it**
- \`/settings me\`: reminders, quiet hours, vacation, text instead of pictures, and being asked before a choice is played. \`/settings server\` is for whoever manages the server.
- \`/rules\` is a guided tour through a game, and tells how deals are kept fair.
- \`/privacy\` shows, exports or deletes what is stored about you.`,
  'command.help.direct': `## Thicket
Card games that last: a table is a thread on a server, your hand is for your eyes only, and a turn may take minutes or a day.
**Here, between you and me**
- \`/rules\` is a guided tour through a game, and tells how deals are kept fair.
- \`/settings me\`: reminders, quiet hours, vacation, text instead of pictures, and being asked before a choice is played. They apply on every server.
- \`/privacy show\` tells what is stored about you, \`/privacy export\` sends it to you as a file, \`/privacy delete\` deletes it.`,

  // Anything at all.
  'command.unknown-control':
    "I don't know this button any more; it may be older than I am. `/hand` finds your tables.",
  'command.unknown-command': "I don't know this command. Restart Discord, then pick it from the list again.",
  'command.went-wrong':
    'Something went wrong. Please try again; if it stays, tell whoever runs me this number: `{{id}}`.',
  'command.for-servers':
    'That is for the channels of a server. Here, between you and me, there are `/help`, `/rules`, `/settings me` and `/privacy show`.',

  // Permissions, named as Discord's English client names them.
  'permission.ViewChannel': 'View Channel',
  'permission.SendMessages': 'Send Messages',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  'permission.AttachFiles': 'Attach Files',
  'permission.EmbedLinks': 'Embed Links',
  'permission.ReadMessageHistory': 'Read Message History',

  'command.fair-deals': `## Fair deals
Before the first card is dealt, the bot draws one secret number for the match: the **seed**, 256 bits from the operating system. Every shuffle of the match follows from it, so nobody can change a deal afterwards.
- The thread begins with the **seal**: SHA-256 of the seed, 64 digits. It fixes the seed without giving it away.
- At the end the thread shows the **seed**. Anyone can check that its SHA-256 is the seal, and deal every round again.
- Each shuffle has a name, such as \`round/2/deal\`, and draws its own numbers from SHA-256 over seed, name and a counter; so no shuffle says anything about another.`,
  'command.fair-deals.linked':
    'The exact steps, with a worked example, stand in `docs/fair-deal.md` of [the source of this bot]({{- source}}).',
  'command.fair-deals.asking':
    'Whoever runs this bot has the exact steps, with a worked example: ask for them.',
} as const;
