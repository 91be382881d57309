/** What is kept of people, and what they can do about it. */
export const PRIVACY_WORDS = {
  'command.privacy.name': 'privacy',
  'command.privacy.about': 'What is stored about you',
  'command.privacy.show.name': 'show',
  'command.privacy.show.about': 'What is stored about you, for how long, and who can see it',
  'command.privacy.export.name': 'export',
  'command.privacy.export.about': 'Everything that is stored about you, as a file for you alone',
  'command.privacy.delete.name': 'delete',
  'command.privacy.delete.about': 'Have your data deleted, on every server',

  'privacy.show.title': '## What I store about you',
  'privacy.show.nothing': 'Nothing yet. Once you sit down at a table, this is what I store:',
  'privacy.show.account': '- **Who you are**: the number of your Discord account, and what you are called.',
  'privacy.show.names_one':
    '- **Who you are**: the number of your Discord account, and what you are called on one server.',
  'privacy.show.names_other':
    '- **Who you are**: the number of your Discord account, and what you are called on {{count}} servers.',
  'privacy.show.tables':
    '- **Tables** with every move that you made, and when: {{lobby}} not begun, {{playing}} running, {{finished}} finished, {{abandoned}} ended without a result.',
  'privacy.show.results': '- **Results** of matches, from which ratings and leaderboards follow: {{count}}.',
  'privacy.show.settings':
    '- **Settings** of `/settings me`, and which explanations of the games you have seen: {{state}}.',
  'privacy.show.settings.kept': 'stored',
  'privacy.show.settings.none': 'nothing yet',
  'privacy.show.never':
    'Nothing else: no messages of yours, no list of members, nothing of who you are outside of the games.',
  'privacy.show.who':
    '**Who can see it**: what is played openly stands in the thread, for everybody who can read it; your cards are shown to you alone as long as the match runs, and to all of its server once it is over. Leaderboards and results are for the server where you played. Whoever runs this bot can read its database.',
  'privacy.show.how-long':
    '**How long**: until you have it deleted, or until {{days}} days after I was taken from a server.',
  'privacy.show.do':
    '**What you can do**: take a copy with `/privacy export`, or have it deleted with `/privacy delete`.',
  'privacy.show.contact': '**Whom to ask**: {{- contact}}',
  'privacy.show.export': 'Give me a copy',
  'privacy.show.delete': 'Delete it …',

  'privacy.export.text': 'Everything that I store about you, on every server. Only you can see this message.',
  'privacy.export.packed': 'It is so much that the file is packed (gzip).',
  'privacy.export.about': 'Everything that is stored about you, as JSON',

  'privacy.delete.title': '## Have your data deleted?',
  'privacy.delete.nothing': 'There is nothing to delete: I store nothing about you.',
  'privacy.delete.first':
    '**First** you leave all your tables, on every server: {{lobby}} that have not begun, and {{playing}} running matches, which you give up as with `/resign`.',
  'privacy.delete.goes':
    '**Then this is deleted**: the number of your account, your names, and your settings.',
  'privacy.delete.stays':
    '**What stays**, without anything that leads to you: moves and results of matches, under “{{former}}”, since they are the others’ results and ratings too.',
  'privacy.delete.discord':
    '**What I cannot delete**: messages and pictures in threads are Discord’s. Whoever may manage messages there can delete them.',
  'privacy.delete.minutes': 'You have {{count}} minutes to answer.',
  'privacy.delete.yes': 'Delete my data',
  'privacy.delete.no': 'No, keep it',
  'privacy.delete.sure': 'Are you sure? **It cannot be undone**, and nobody can bring it back.',
  'privacy.delete.really': 'Yes, delete it for good',
  'privacy.delete.too-late':
    'That question is too old, and nothing was deleted. Use `/privacy delete` to be asked again.',
  'privacy.delete.done': 'Your data is deleted. If you ever play again, you begin afresh.',
  'privacy.delete.soon':
    'Your data will be deleted within moments: somebody is acting at one of your tables just now. You need do nothing more.',
  'privacy.delete.kept': 'Nothing was deleted.',
} as const;
