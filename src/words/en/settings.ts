/** A person's own settings. Keys start with `mine.`. */
export const SETTINGS_WORDS = {
  'mine.title': '## Your settings\nThey apply at all your tables, on every server.',
  'mine.on': 'on',
  'mine.off': 'off',
  'mine.back': 'Back to my hand',
  'mine.late': 'That took me too long. Please press once more.',

  'mine.reminders':
    '**Reminders** come once for a decision, when a quarter of your time is left; at a *live* table there is only the call when your turn begins.',
  'mine.reminders.placeholder': 'How to remind you',
  'mine.reminders.mention': 'Remind me in the thread',
  'mine.reminders.mention.about': 'The table is shown once more, and mentions you',
  'mine.reminders.dm': 'Remind me by direct message',
  'mine.reminders.dm.about': 'With a link to the table; nobody else sees it',
  'mine.reminders.off': 'Do not remind me',
  'mine.reminders.off.about': 'You are still mentioned once when your turn begins',
  'mine.dm-closed':
    'Discord did not let me write to you, so reminders come in the thread. Allow direct messages from members of a server that we share, then choose direct messages anew.',

  'mine.onDeck':
    '**You are next** ({{state}}): a direct message when your turn is sure to come after this one.',
  'mine.onDeck.switch': 'You are next: {{state}}',
  'mine.asText': '**In words** ({{state}}): hands and tables open as text instead of pictures.',
  'mine.asText.switch': 'In words: {{state}}',
  'mine.confirm': '**Ask first** ({{state}}): you confirm each choice before it is played.',
  'mine.confirm.switch': 'Ask first: {{state}}',

  'mine.quiet.none':
    '**Quiet hours**: none. In quiet hours your tables never ping you; what waits is sent when they end.',
  'mine.quiet.set':
    '**Quiet hours**: from {{- from}} to {{- to}}, {{zone}}. Your tables do not ping you then; what waits is sent when they end.',
  'mine.quiet.change': 'Set quiet hours',
  'mine.quiet.again': 'Correct what I typed',
  'mine.quiet.off': 'No quiet hours',
  'mine.quiet.title': 'Quiet hours',
  'mine.quiet.from': 'From',
  'mine.quiet.from.about': 'Such as 22:00 or 10 pm',
  'mine.quiet.to': 'To',
  'mine.quiet.to.about': 'Such as 7:30; if that is earlier than From, the next morning',
  'mine.quiet.zone': 'Where you are',
  'mine.quiet.zone.about': 'A large city of your time zone, such as Berlin or New York, or UTC+2',
  'mine.quiet.unclear': 'Nothing has changed:',
  'mine.quiet.problem.time': '- “{{typed}}” is no time of day. Write it like 22:00, 7.30 or 10 pm.',
  'mine.quiet.problem.zone':
    '- I do not know the time zone “{{typed}}”. Name a large city in it, such as Berlin, or write it like Europe/Berlin or UTC+2.',
  'mine.quiet.problem.zone-near': '- I do not know the time zone “{{typed}}”. Do you mean {{city}}?',
  'mine.quiet.problem.empty': '- They would begin and end at {{time}}. Let them last a while.',

  'mine.vacation.none':
    '**Vacation**: none. While you are on one your time does not run, for at most {{most}} days.',
  'mine.vacation.set': '**Vacation** until {{- until}}. Your time does not run until then.',
  'mine.vacation.choose': 'Go on vacation from now on',
  'mine.vacation.change': 'Let it end at another time',
  'mine.vacation.days_one': 'For one day from now',
  'mine.vacation.days_other': 'For {{count}} days from now',
  'mine.vacation.over': 'I am back',
  'mine.vacation.begun': 'Have a good time!',
  'mine.vacation.ended': 'Welcome back! Your time runs again.',
} as const;
