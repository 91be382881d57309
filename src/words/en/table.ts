/** The lobby, the thread and the private panel of any game. Keys start with `table.`. */
export const TABLE_WORDS = {
  // The lobby.
  'table.lobby.title': "## {{game}} · {{- host}}'s table",
  'table.lobby.title-over': '## {{game}}',
  'table.lobby.seats': '**Seats** {{- seats}}',
  'table.lobby.seat': '{{number}}\u00a0{{name}}',
  'table.lobby.seat-host': '{{number}}\u00a0{{name}} (host)',
  'table.lobby.seat-free': '{{number}}\u00a0–',
  'table.lobby.seat-kept': '{{number}}\u00a0kept for {{name}}',
  'table.lobby.missing_one': 'One more player and it can start.',
  'table.lobby.missing_other': '{{count}} more players and it can start.',
  'table.lobby.ready': 'It can start: {{- host}} presses Start.',
  'table.lobby.ready-full': 'Everyone is here: {{- host}} presses Start.',
  'table.lobby.ping': '{{- mentions}}: {{- host}} asks you to play.',
  'table.lobby.declined_one': '{{- names}} cannot play this time.',
  'table.lobby.declined_other': '{{- names}} cannot play this time.',
  'table.lobby.started': 'The cards are dealt: the match is played in a thread of its own.',
  'table.lobby.closes': '-# Open until {{- closes}} at least',
  'table.lobby.over': 'The match is in {{- thread}}.',
  'table.lobby.warning-few_one':
    '{{- mentions}}: this table needs one more player, or it closes, on {{- closes}} at the earliest.',
  'table.lobby.warning-few_other':
    '{{- mentions}}: this table needs {{count}} more players, or it closes, on {{- closes}} at the earliest.',
  'table.lobby.warning': '{{- mentions}}: start this table, or it closes, on {{- closes}} at the earliest.',
  'table.lobby.expired': 'Closed: nobody has started this table within a day. `/play` opens a new one.',
  'table.lobby.cancelled': 'Cancelled: this table will not be played.',
  'table.lobby.pace': '**Pace** {{pace}}: {{about}}',
  'table.join': 'Join',
  'table.leave': 'Leave',
  'table.start': 'Start',
  'table.cancel': 'Cancel',
  'table.invite': 'Invite',
  'table.decline': 'Decline',
  'table.how-to-play': 'How to play',
  'table.pace': 'Pace',

  // Inviting people to it.
  'table.invite.placeholder_one': 'Invite somebody',
  'table.invite.placeholder_other': 'Invite up to {{count}} people',
  'table.invite.whom':
    'Whom do you want to play with? A seat is kept for each of them, and they are told once.',
  'table.invite.no-seats': 'All seats are taken, or kept for those who are invited.',
  'table.invite.done': 'Invited: {{- names}}.',
  'table.invite.silent':
    'A seat is kept for {{- names}}, but I cannot tell them. {{- why}} I tell them once that is mended.',
  'table.invite.seated_one': '{{- names}} sits here already.',
  'table.invite.seated_other': '{{- names}} sit here already.',
  'table.invite.waiting_one': '{{- names}} is invited already and has been told.',
  'table.invite.waiting_other': '{{- names}} are invited already and have been told.',
  'table.invite.declined_one':
    '{{- names}} has declined, and nobody is called to a table twice. **Join** is open to them while a seat is free.',
  'table.invite.declined_other':
    '{{- names}} have declined, and nobody is called to a table twice. **Join** is open to them while a seat is free.',
  'table.decline.done':
    'You have declined, and the table says so. If you change your mind, **Join** is open to you while a seat is free.',

  // How long a match waits.
  'table.pace.relaxed': 'relaxed',
  'table.pace.daily': 'daily',
  'table.pace.brisk': 'brisk',
  'table.pace.live': 'live',
  'table.pace.times': '{{decision}} for each decision, and {{bank}} of extra time in all',
  'table.pace.no-deadline': 'no deadline',
  'table.pace.title': 'How long the match waits for each of you:',
  'table.pace.line': '- {{pace}}: {{about}}',
  'table.pace.line-chosen': '- **{{pace}}: {{about}}** (chosen)',
  'table.pace.then':
    "When somebody's time is spent, the least harmful move is made for them. The host chooses until the match starts.",
  'table.pace.done': 'This match will be **{{pace}}**.',
  'table.minutes_one': 'one minute',
  'table.minutes_other': '{{count}} minutes',
  'table.hours_one': 'one hour',
  'table.hours_other': '{{count}} hours',

  // The thread.
  'table.thread-name': '{{game}} · {{names}}',
  'table.thread-left': ' (moved)',
  'table.opening': '**{{game}} begins.** Press **My hand** below the table: only you see it.',
  'table.reopening': '**{{game}} goes on here.** Press **My hand** below the table: only you see it.',
  'table.seal': '-# This seals all deals against cheating: `{{seal}}`',
  'table.moved-on': 'The match goes on in {{- thread}}.',
  'table.reminded': '**Reminder**: time is getting short.',
  'table.turn': '{{- names}} {{- asked}}\n-# Asked {{- moment}}',
  'table.turn-until': '{{- names}} {{- asked}}\n-# Deadline: {{- moment}}',
  'table.turn-until-extra':
    '{{- names}} {{- asked}}\n-# Deadline: {{- moment}}, then extra time until {{- extra}}',
  'table.turn-extra': '{{- names}} {{- asked}}\n-# Time is up, extra time ends {{- moment}}',
  'table.paused': '**Paused** {{- since}}: no time runs. Anyone who plays here may press **Resume**.',
  'table.proposal.pause':
    '{{name}} proposes a pause, which begins once everybody agrees. Still to agree: {{- names}}.',
  'table.proposal.end':
    '{{name}} proposes to end the match, which more than half of you decide. Still to agree: {{- names}}.',
  'table.resume': 'Resume',
  'table.agree.pause': 'Agree to pause',
  'table.agree.end': 'Agree to end',
  'table.withdraw': 'Withdraw',
  'table.away': "Away: {{- names}}. A stand-in plays at once, until **I'm back** is pressed.",
  'table.left': 'Left: {{- names}}. A stand-in plays on.',
  'table.vacation': '{{name}} is on vacation until {{- until}}.',

  // To one person alone.
  'table.direct.reminder': '**{{game}}**, a reminder: it is your turn. {{- link}}',
  'table.direct.until': '**{{game}}**, a reminder: it is your turn.\n-# Deadline: {{- moment}}\n{{- link}}',
  'table.direct.until-extra':
    '**{{game}}**, a reminder: it is your turn.\n-# Deadline: {{- moment}}, then extra time until {{- extra}}\n{{- link}}',
  'table.direct.extra':
    '**{{game}}**, a reminder: it is your turn, and your time is up.\n-# Extra time until {{- extra}} ({{- moment}}), then the least harmful move is made for you.\n{{- link}}',
  'table.direct.on-deck': '**{{game}}**: you are next. {{- link}}',

  // What no move tells; most of it stays in the thread.
  'table.line.timed-out': "{{name}}'s time has run out, so a choice was made for {{name}}.",
  'table.line.away':
    "{{name}} has not answered three times in a row and counts as away: a stand-in plays at once, until **I'm back** is pressed below the hand.",
  'table.line.back': '{{name}} is back and plays from the next decision on.',
  'table.line.resigned': '{{name}} has left the match. A stand-in plays on, and {{name}} comes last.',
  'table.line.gone': '{{name}} is not on this server any more. A stand-in plays on, and {{name}} comes last.',
  'table.line.proposed.pause': '{{name}} proposes a pause.',
  'table.line.proposed.end': '{{name}} proposes to end the match.',
  'table.line.agreed.pause': '{{name}} agrees to a pause.',
  'table.line.agreed.end': '{{name}} agrees to end the match.',
  'table.line.withdrawn.pause': '{{name}} wants no pause any more.',
  'table.line.withdrawn.end': '{{name}} does not want to end the match any more.',
  'table.line.paused': 'The match pauses: everybody has agreed.',
  'table.line.resumed': 'The match goes on: {{name}} has resumed it.',
  'table.line.host': '{{- host}} is the host now.',
  'table.line.replaced': '{{name}} plays on for {{before}}.',
  'table.line.vacation-over': '{{name}} is back from vacation.',
  'table.taken-back': '{{name}} took the last choice back.',
  'table.chosen-anew': '{{name}} took the last choice back and has chosen anew.',
  'table.my-hand': 'My hand',
  'table.as-text': 'Table as text',
  'table.sight.all': 'All',
  'table.sight.seat': '{{name}}',
  'table.picture.ended': 'Ended',
  'table.alt.ended': 'The table was ended before the match was over.',
  'table.picture.resigned': 'resigned',
  'table.resigned': '{{name}} resigned.',
  'table.ended.host': '### {{- by}} ended this table',
  'table.ended.moderator': '### {{- by}} ended this table',
  'table.ended.vote': '### This table was ended by a vote',
  'table.ended.deserted': '### This table was ended: nobody is left to play',
  'table.no-winner': 'The match has no winner.',
  'table.no-winner-scores': 'The match has no winner. The score stood at: {{- scores}}.',
  'table.score': '{{name}} {{points}}',

  // Lists, as one says them.
  'table.list.none': 'none',
  'table.list.separator': ', ',
  'table.list.phrases': '{{- others}}, and {{- last}}',

  'table.alt.away': 'A stand-in plays for {{names}}.',

  // Points so far, in pictures; the heads of columns are as short as can be.
  'table.scores.round': 'R{{number}}',
  'table.scores.rounds': 'R{{first}}–{{last}}',
  'table.scores.game': 'G{{number}}',
  'table.scores.games': 'G{{first}}–{{last}}',
  'table.scores.sum': 'Σ',
  'table.scores.alt-round': 'Points by round: {{seats}}.',
  'table.scores.alt-game': 'Points by game: {{seats}}.',
  'table.scores.alt-seat': '{{name}} {{points}}, in all {{total}}',
  'table.seed': '-# Deals opened: seed `{{seed}}`\n-# Check them: `/rules game:Fair deals`',
  'table.rematch': 'Rematch',

  // When the thread cannot be written to; told in the channel.
  'table.trouble.locked':
    "{{- thread}} is locked, so {{- names}}'s match waits. Someone who may manage threads can unlock it; then it goes on by itself.",
  'table.trouble.gone':
    "The thread of {{- names}}'s match is gone. The match itself is kept, and waits: `/table move` carries it into a new thread, `/table end` ends it.",
  'table.trouble.moderated':
    "The automatic moderation of this server stops what I have to say in {{- thread}}, so {{- names}}'s match waits. Somebody who manages the server can change the words that it blocks; then it goes on by itself.",
  'table.trouble.barred':
    "I may not write in {{- thread}}, so {{- names}}'s match waits. I need {{- permissions}} here; then it goes on by itself.",

  // The private panel.
  'table.panel.take-back': 'Take back',
  'table.panel.as-text': 'As text',
  'table.panel.as-picture': 'As picture',
  'table.panel.again': 'Refresh',
  'table.panel.earlier': '◀ Back',
  'table.panel.later': 'More ▶',
  'table.panel.menu-part': '{{placeholder}} ({{first}}–{{last}} of {{all}})',
  'table.panel.took-back': 'You took it back.',
  'table.panel.over': 'This match is over.',
  'table.panel.settings': 'Settings',
  'table.panel.rules': 'Rules',
  'table.panel.come-back': "I'm back",
  'table.panel.came-back': 'Welcome back: you play from the next decision on.',
  'table.panel.hint': '*{{- hint}}*',
  'table.panel.sure': '**{{choice}}**: is that your choice?',
  'table.panel.yes': 'Yes',
  'table.panel.no': 'Back',
  'table.panel.left': 'You have left this match; a stand-in plays on for you.',
  'table.panel.away': 'You are away; a stand-in plays for you.',
  'table.panel.vacation': 'You are on vacation until {{- until}}: your time does not run.',
  'table.panel.paused': '**Paused** {{- since}}: no time runs, and nobody plays until somebody resumes.',
  'table.panel.unreachable':
    'I cannot write in the thread of this match, so no time runs; its channel says why. Or `/table move` carries it into a new one.',
  'table.panel.time-until': '-# Your deadline: {{- moment}}. Then the least harmful move is made for you.',
  'table.panel.time-until-extra':
    '-# Your deadline: {{- moment}}. Then your extra time runs, until {{- extra}}; only after that a move is made for you.',
  'table.panel.time-extra':
    '-# Your time is up. Your extra time ends {{- moment}}; then the least harmful move is made for you.',
  'table.panel.ended': 'This table was ended.',
  'table.panel.lobby': 'Cards are dealt when {{- host}} presses Start.',
  'table.panel.watching':
    "You don't sit at this table, so there is no hand to show. Everyone may follow it in the thread.",

  // What is wrong, and what to do instead.
  'table.refusal.no-such-table': "I don't know this table any more. Open a new one with `/play`.",
  'table.refusal.busy': 'Many people pressed at once. Please try again.',
  'table.refusal.not-a-lobby.playing': 'This match is running already. Everyone may follow it in its thread.',
  'table.refusal.not-a-lobby.finished': 'This match is over. Open a new table with `/play`.',
  'table.refusal.not-a-lobby.abandoned': 'This table was closed. Open a new one with `/play`.',
  'table.refusal.not-playing.lobby': 'The match has not begun: the host starts it.',
  'table.refusal.not-playing.finished': 'This match is over. A rematch starts a new one.',
  'table.refusal.not-playing.abandoned': 'This table was ended. Open a new one with `/play`.',
  'table.refusal.not-seated': "You don't sit at this table. Everyone may follow it in the thread.",
  'table.refusal.not-seated-lobby': "You don't sit at this table, so there is no seat to leave.",
  'table.refusal.other-rules':
    'This match was dealt by rules that have changed since, and I will not bend them. `/table end` ends it.',
  'table.refusal.seated-already': 'You have a seat here already; **Leave** gives it up.',
  'table.refusal.full': 'All {{seats}} seats are taken. Open another table with `/play`.',
  'table.refusal.kept':
    'The free seats here are kept for {{- names}}. Open a table of your own with `/play`.',
  'table.refusal.not-host': 'That is for the host of this table: {{- host}}.',
  'table.refusal.wrong-seat-count':
    'This game is for {{counts}} players, and {{seated}} sit here. It can start once others have joined or left.',
  'table.refusal.played-already':
    'You have chosen already, and this press changed nothing. This is how it stands now:',
  'table.refusal.played-twice': '{{- did}} The second press changed nothing.',
  'table.refusal.played-other': '{{- did}} That was your choice then; this press changed nothing.',
  'table.refusal.played-for-you':
    'A choice was made for you before, so this press changed nothing. This is how it stands now:',
  'table.refusal.taken-back-already': 'You have taken that back already. This is how it stands now:',
  'table.refusal.stale':
    'That was an earlier moment of the match. Nothing was played; this is how it stands now:',
  'table.refusal.taken-back':
    '{{name}} took a choice back, so your press came to an older table. Nothing of yours was played; this is how it stands now:',
  'table.refusal.not-your-turn':
    "Nothing was played: it is {{- names}}'s turn. You'll be told when it is yours.",
  'table.refusal.put-off':
    "Nothing was played: the choice before yours was taken back, so it is {{- names}}'s turn again. You have been called already and will not be a second time; the table shows when it is your turn.",
  'table.refusal.not-a-move': "That isn't a choice here. This is what you may choose:",
  'table.refusal.nothing-to-take-back':
    'There is nothing to take back: you have made no choice yet, or have taken it back.',
  'table.refusal.others-acted':
    'A choice can be taken back until somebody else has acted after it. Somebody has, so it stands.',
  'table.refusal.final': 'That choice showed something hidden or is final by the rules, so it stands.',
  'table.refusal.resigned':
    'You have left this match, and a stand-in plays for you. You can follow it in the thread.',
  'table.refusal.resigned-already': 'You have left this match already. You can follow it in the thread.',
  'table.refusal.paused': 'The match is paused. `/table resume` goes on with it.',
  'table.refusal.not-present.away': "You count as away: press **I'm back** first, below your hand.",
  'table.refusal.not-present.resigned': 'You have left this match, so you have no say in it any more.',
  'table.refusal.agreed-already': 'You have agreed to that already. Still to agree: {{- names}}.',
  'table.refusal.other-guild': 'That match belongs to another server and stays there.',
  'table.refusal.moved-already': 'The match is in that thread already.',
  'table.refusal.back-already': 'You are back already.',
  'table.refusal.host-already': '{{- host}} is the host already.',
  'table.refusal.no-vacation': 'You are not on vacation. `/settings me` begins one.',
  'table.refusal.not-agreed': 'You have not agreed to it, so there is nothing to withdraw.',
  'table.refusal.not-at-table': 'Only somebody who sits at this table can be its host.',
  'table.refusal.not-away':
    'That player is not away. Only the seat of an away player can be given to somebody else.',
  'table.refusal.not-moderator': 'Only whoever may manage the server can put somebody else on a seat.',
  'table.refusal.not-paused': 'The match is running: nothing to resume.',
  'table.refusal.nothing-proposed':
    'That is not proposed any more. `/table pause` and `/table end` propose it anew.',
  'table.refusal.pace-already': 'The pace is {{pace}} already.',
  'table.refusal.paused-already': 'The match is paused already.',
  'table.refusal.vacation-in-the-past': 'A vacation ends after today. Please choose again.',
  'table.refusal.vacation-too-long':
    'A vacation lasts at most fourteen days: yours can go on until {{- until}}.',
  'table.refusal.not-over':
    'This match is not over yet. Once it is, it can be played again and looked back on.',
  'table.refusal.unknown-game': "I don't know that game. Pick one from the list of `/play`.",
  'table.refusal.unknown-option': 'There is no option “{{name}}” here. Pick from those that `/play` offers.',
  'table.refusal.not-a-choice': '“{{name}}” is one of these: {{- choices}}.',
  'table.refusal.choice': '“{{choice}}”',
  'table.refusal.out-of-range': '“{{name}}” is a number from {{min}} to {{max}}.',
  'table.refusal.invited-oneself':
    'You cannot invite yourself. Choose somebody else, or leave the seat open.',
  'table.refusal.invited-bot': 'Bots do not play. Choose a person, or leave the seat open.',
  'table.refusal.declined-already':
    'You have declined already. **Join** is open to you while a seat is free.',
  'table.refusal.not-invited':
    'You are not invited to this table, so there is nothing to decline. **Join** is open to you while a seat is free.',
  'table.refusal.too-few-seats_one': 'Only one seat is free here. Nobody was invited: choose again.',
  'table.refusal.too-few-seats_other':
    'Only {{count}} seats are free here. Nobody was invited: choose again.',
  'table.refusal.too-many-invited_one': 'You can invite one person to this game.',
  'table.refusal.too-many-invited_other': 'You can invite {{count}} people to this game.',
} as const;
