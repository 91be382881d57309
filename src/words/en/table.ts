/** The lobby, the thread and the private panel of any game. Keys start with `table.`. */
export const TABLE_WORDS = {
  // The lobby.
  'table.lobby.title': "## {{game}} · {{- host}}'s table",
  'table.lobby.seats': '**Seats** {{- seats}}',
  'table.lobby.seat': '{{number}} {{name}}',
  'table.lobby.seat-host': '{{number}} {{name}} (host)',
  'table.lobby.seat-free': '{{number}} –',
  'table.lobby.seat-kept': '{{number}} kept for {{name}}',
  'table.lobby.missing_one': 'One more player and it can start.',
  'table.lobby.missing_other': '{{count}} more players and it can start.',
  'table.lobby.ready': 'It can start: {{- host}} presses Start.',
  'table.lobby.ready-full': 'Everyone is here: {{- host}} presses Start.',
  'table.lobby.ping': '{{- mentions}}: {{- host}} asks you to play.',
  'table.lobby.started': 'The cards are dealt: this match is played in the thread below.',
  'table.lobby.cancelled': 'Cancelled: this table will not be played.',
  'table.join': 'Join',
  'table.leave': 'Leave',
  'table.start': 'Start',
  'table.cancel': 'Cancel',
  'table.how-to-play': 'How to play',

  // The thread.
  'table.thread-name': "{{game}} · {{host}}'s table",
  'table.opening':
    '### {{game}} begins\n{{- names}}. Every deal of this match is settled by now: its seed is sealed with SHA-256\n`{{seal}}`\nThe seed itself is shown at the end, so that anyone can check the deals: `/rules game:fair deals`.',
  'table.turn': '{{- names}} {{- asked}} · asked {{- since}}',
  'table.taken-back': '{{name}} took the last choice back.',
  'table.my-hand': 'My hand',
  'table.as-text': 'Table as text',
  'table.resigned': '{{name}} resigned.',
  'table.ended': '### {{- by}} ended this table\nThe match has no winner. The score stood at: {{- scores}}.',
  'table.ended-unread': '### {{- by}} ended this table\nThe match has no winner.',
  'table.score': '{{name}} {{points}}',
  'table.seed': 'Deals opened: seed `{{seed}}` · check them: `/rules game:fair deals`',
  'table.rematch': 'Rematch',

  // When the thread cannot be written to; told in the channel.
  'table.trouble.locked':
    "{{- thread}} is locked, so {{- names}}'s match waits. Someone who may manage threads can unlock it; then it goes on by itself.",
  'table.trouble.channel-gone':
    "The thread of {{- names}}'s match is gone. The match itself is kept, but has no place to be shown: `/table end` ends it.",
  'table.trouble.no-permission':
    "I may not write in {{- thread}}, so {{- names}}'s match waits. I need **View Channel**, **Send Messages in Threads**, **Attach Files** and **Embed Links** here; then it goes on by itself.",

  // The private panel.
  'table.panel.take-back': 'Take back',
  'table.panel.as-text': 'As text',
  'table.panel.as-picture': 'As picture',
  'table.panel.again': 'Look again',
  'table.panel.earlier': '◀ Back',
  'table.panel.later': 'More ▶',
  'table.panel.menu-part': '{{placeholder}} ({{first}}–{{last}} of {{all}})',
  'table.panel.took-back': 'You took it back.',
  'table.panel.over': 'This match is over.',
  'table.panel.ended': 'This table was ended.',
  'table.panel.lobby': 'Cards are dealt when {{- host}} presses Start.',
  'table.panel.watching':
    "You don't sit at this table, so there is no hand to show. Everyone may follow it in the thread.",

  // What is wrong, and what to do instead.
  'table.refusal.no-such-table': "I don't know this table any more. Open a new one with `/play`.",
  'table.refusal.busy': 'Many people pressed at once. Please try again.',
  'table.refusal.not-a-lobby.playing': 'This match is running already.',
  'table.refusal.not-a-lobby.finished': 'This match is over. Open a new table with `/play`.',
  'table.refusal.not-a-lobby.abandoned': 'This table was closed. Open a new one with `/play`.',
  'table.refusal.not-playing.lobby': 'The match has not begun: the host starts it.',
  'table.refusal.not-playing.finished': 'This match is over. A rematch starts a new one.',
  'table.refusal.not-playing.abandoned': 'This table was ended. Open a new one with `/play`.',
  'table.refusal.not-seated': "You don't sit at this table. Everyone may follow it in the thread.",
  'table.refusal.not-seated-lobby': "You don't sit at this table, so there is no seat to leave.",
  'table.refusal.other-rules':
    'This match was dealt by rules that have changed since, and I will not bend them. `/table end` ends it.',
  'table.refusal.seated-already': 'You have a seat here already.',
  'table.refusal.full': 'All {{seats}} seats are taken. Open another table with `/play`.',
  'table.refusal.kept':
    'The free seats here are kept for {{- names}}. Open a table of your own with `/play`.',
  'table.refusal.not-host': '{{- host}} is the host here and decides that.',
  'table.refusal.wrong-seat-count': 'This game is for {{counts}} players, and {{seated}} sit here.',
  'table.refusal.played-already': 'You have played that already. This is what is true now:',
  'table.refusal.taken-back-already': 'You have taken that back already. This is what is true now:',
  'table.refusal.stale': 'That was an earlier moment of the match. This is what is true now:',
  'table.refusal.not-your-turn': "It is {{- names}}'s turn. You'll be told when it is yours.",
  'table.refusal.not-a-move': "That isn't a choice here. This is what you may choose:",
  'table.refusal.nothing-to-take-back': 'There is nothing to take back.',
  'table.refusal.others-acted': 'Others have acted since, so that choice stands.',
  'table.refusal.final': 'That choice showed something hidden or is final by the rules, so it stands.',
  'table.refusal.more-than-two-seats': 'Only a match of two can be given up.',
  'table.refusal.not-over': 'This match is not over yet.',
  'table.refusal.unknown-game': "I don't know that game. Pick one from the list of `/play`.",
  'table.refusal.unknown-option': 'There is no option “{{name}}” here.',
  'table.refusal.not-a-choice': '“{{name}}” is one of: {{choices}}.',
  'table.refusal.out-of-range': '“{{name}}” is a number from {{min}} to {{max}}.',
  'table.refusal.invited-oneself': 'You cannot invite yourself. Name somebody else, or leave the seat open.',
  'table.refusal.invited-bot': 'Bots do not play. Name a person, or leave the seat open.',
  'table.refusal.too-many-invited_one': 'You can invite one person to this game.',
  'table.refusal.too-many-invited_other': 'You can invite {{count}} people to this game.',
} as const;
