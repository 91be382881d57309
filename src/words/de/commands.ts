/** Slash commands: what Discord lists, and what they answer. Keys start with `command.`. */
export const COMMAND_WORDS = {
  // Names and descriptions; names are lower case, 1 to 32 long, descriptions at most 100.
  'command.play.name': 'spielen',
  'command.play.about': 'Einen Tisch für ein Kartenspiel eröffnen',
  'command.play.invite.name': 'einladung',
  'command.play.invite.about': 'Für wen ein Platz bestimmt ist; einladen kannst du auch noch am Tisch',
  'command.play.pace.name': 'tempo',
  'command.play.pace.about': 'Wie lange die Partie auf jeden Zug wartet; ohne Angabe wie hier üblich',
  'command.play.pace.choice': '{{pace}}: {{about}}',
  'command.hand.name': 'hand',
  'command.hand.about': 'Deine Karten hier zeigen oder deine Tische auflisten',
  'command.table.name': 'tisch',
  'command.table.about': 'Der Tisch dieses Threads',
  'command.table.which.name': 'tisch',
  'command.table.which.about':
    'Welcher Tisch, von außerhalb; wer den Server verwalten darf, kann jede Partie wählen',
  'command.table.show.name': 'zeigen',
  'command.table.show.about': 'Den Tisch zeigen, nur dir',
  'command.table.text.name': 'text',
  'command.table.text.about': 'Der ganze Tisch in Worten, nur für dich',
  'command.table.end.name': 'beenden',
  'command.table.end.about': 'Die Partie ohne Sieg beenden, das vorschlagen oder einen Tisch absagen',
  'command.table.pause.name': 'pause',
  'command.table.pause.about': 'Eine Pause vorschlagen, in der keine Zeit läuft, oder ihr zustimmen',
  'command.table.resume.name': 'fortsetzen',
  'command.table.resume.about': 'Mit einer Partie weitermachen, die pausiert',
  'command.table.host.name': 'leitung',
  'command.table.host.about': 'Jemand anderem am Tisch die Leitung geben',
  'command.table.host.user.name': 'person',
  'command.table.host.user.about': 'Jemand, der am Tisch sitzt',
  'command.table.replace.name': 'ersetzen',
  'command.table.replace.about': 'Einen verlassenen Platz jemand anderem geben (nur mit „Server verwalten“)',
  'command.table.replace.player.name': 'person',
  'command.table.replace.player.about': 'Wer abwesend ist',
  'command.table.replace.with.name': 'durch',
  'command.table.replace.with.about': 'Wer weiterspielt',
  'command.table.move.name': 'umziehen',
  'command.table.move.about': 'Eine Partie in einen neuen Thread bringen, hier oder in ihrem eigenen Kanal',
  'command.settings.name': 'einstellungen',
  'command.settings.about': 'Was du dir für alle deine Tische wünschst',
  'command.settings.me.name': 'meine',
  'command.settings.me.about': 'Erinnerungen, Ruhezeit, Urlaub und wie deine Hand gezeigt wird',
  'command.rules.name': 'regeln',
  'command.rules.about': 'Ein Rundgang durch die Regeln eines Spiels',
  'command.rules.game.name': 'spiel',
  'command.rules.game.about': 'Welches Spiel oder wie für faires Geben gesorgt ist',
  'command.rules.fair-deals': 'Faires Geben',
  'command.resign.name': 'aufgeben',
  'command.resign.about': 'Die Partie dieses Threads aufgeben',
  'command.help.name': 'hilfe',
  'command.help.about': 'Was dieser Bot kann und wie du anfängst',

  // /play
  'command.play.opened': 'Dein Tisch steht: {{- link}}',
  'command.play.refused': '{{- why}} Darum gibt es keinen Tisch: Nimm dann noch einmal `/spielen`.',
  'command.play.later':
    'Discord nimmt gerade keine Nachrichten von mir an. Dein Tisch steht hier, sobald es wieder geht.',
  'command.play.permissions':
    'In {{- channel}} brauche ich {{- permissions}}. Wer den Server verwaltet, kann das erlauben; versuche es dann noch einmal.',
  'command.play.in-thread':
    'Ein Tisch bekommt einen eigenen Thread, und in einem Thread oder Beitrag ist dafür kein Platz. Nimm `/spielen` in einem gewöhnlichen Textkanal.',
  'command.play.in-forum':
    'Ein Tisch bekommt einen eigenen Thread, und in einem Forum ist dafür kein Platz. Nimm `/spielen` in einem gewöhnlichen Textkanal.',
  'command.play.in-voice':
    'Der Chat eines Sprachkanals hat keine Threads, und ein Tisch braucht einen. Nimm `/spielen` in einem gewöhnlichen Textkanal.',
  'command.play.in-announcement':
    'Tische gehören nicht in Ankündigungskanäle, aus denen alles an andere Server gehen kann. Nimm `/spielen` in einem gewöhnlichen Textkanal.',
  'command.play.in-direct': 'Tische stehen in den Kanälen eines Servers. Nimm `/spielen` dort.',
  'command.play.elsewhere':
    'In dieser Art von Kanal kann kein Tisch stehen. Nimm `/spielen` in einem gewöhnlichen Textkanal.',
  'command.start.failed': '{{- why}} Nichts ist verloren: Ist das behoben, drücke Starten noch einmal.',

  // /hand, /table, /resign
  'command.no-table-here':
    'Weder hier noch anderswo auf diesem Server hast du einen Tisch, für den das geht. `/partien` nennt die, die es gibt.',
  'command.not-your-table':
    'Einen solchen Tisch hast du hier nicht. Wähle einen aus der Liste, die beim Tippen aufgeht, oder lass `tisch` im Thread einer Partie weg.',
  'command.tables.which': 'Welcher Tisch?',
  'command.tables.only': '**{{game}}**: {{- names}}',
  'command.tables.choice': '{{game}}: {{names}}',
  'command.tables.choice-out-of-reach': '{{game}} (Thread fort oder geschlossen): {{names}}',
  'command.resign.sure': 'Diese Partie aufgeben? Dann gewinnt {{- names}}, wie auch immer es steht.',
  'command.resign.sure-many':
    'Diese Partie für immer verlassen? Eine Vertretung spielt für dich weiter, und du landest hinter {{- names}}, wie auch immer es steht. Nur eine Weile weg? `/einstellungen meine` kennt Urlaub.',
  'command.resign.yes': 'Ja, aufgeben',
  'command.resign.done': 'Du hast aufgegeben.',
  'command.resign.done-stand-in': 'Du hast die Partie verlassen. Eine Vertretung spielt für dich weiter.',
  'command.end.sure': 'Diese Partie für alle beenden, ohne Sieg?',
  'command.end.sure-propose':
    'Vorschlagen, diese Partie ohne Sieg zu beenden? Sie ist vorbei, sobald {{needed}} von {{present}} zustimmen.',
  'command.end.sure-agree':
    'Zustimmen, diese Partie ohne Sieg zu beenden? Sie ist vorbei, sobald {{needed}} von {{present}} zustimmen.',
  'command.end.yes-propose': 'Ja, vorschlagen',
  'command.end.yes-agree': 'Ja, ich stimme zu',
  'command.end.sure-lobby': 'Diesen Tisch absagen, an dem noch nicht gespielt wird?',
  'command.end.yes': 'Ja, beenden',
  'command.end.done': 'Der Tisch ist beendet.',
  'command.pause.paused': 'Die Partie pausiert. Wer mitspielt, kann sie fortsetzen.',
  'command.resume.done': 'Die Partie geht weiter.',
  'command.agreed.pause': 'Du möchtest eine Pause. Es fehlt noch die Zustimmung von {{- names}}.',
  'command.agreed.end':
    'Du möchtest diese Partie beenden. Es fehlt noch die Zustimmung von {{- names}}; mehr als die Hälfte entscheidet.',
  'command.withdraw.withdrawn': 'Du stimmst nicht mehr zu.',
  'command.withdraw.dropped': 'Du hast deinen Vorschlag zurückgezogen.',
  'command.host.done': '{{- host}} hat jetzt die Leitung.',
  'command.host.none': 'Du leitest keinen Tisch, an dem {{name}} sitzt.',
  'command.replace.done': '{{name}} hat jetzt den Platz, mit der Hand, wie die Vertretung sie hinterlässt.',
  'command.replace.none': '{{name}} ist hier an keinem Tisch abwesend.',
  'command.replace.several':
    '{{name}} ist an mehreren Tischen abwesend. Nimm den Befehl im Thread des richtigen oder wähle ihn mit der Option `tisch`: {{- threads}}.',
  'command.replace.not-seated': 'Diese Person sitzt nicht an diesem Tisch.',
  'command.replace.on-vacation':
    'Wer den Platz bekommen soll, ist bis {{- until}} im Urlaub, und die Partie würde warten. Nenne jemand anderen.',
  'command.replace.seated-already': 'Wer den Platz bekommen soll, sitzt hier schon.',
  'command.move.done': 'Die Partie geht in {{- thread}} weiter.',
  'command.move.silent':
    'Die Partie ist in {{- thread}} umgezogen, aber ich kann sie dort nicht zeigen. {{- why}} Ist das behoben, geht sie von selbst weiter.',
  'command.move.failed':
    '{{- why}} Nichts ist verloren: Ist das behoben, nimm noch einmal `/tisch umziehen`.',

  // Why Discord has refused something.
  'command.refused.moderated':
    'Die automatische Moderation dieses Servers hat meinen Text aufgehalten. Wer den Server verwaltet, kann ändern, welche Wörter sie sperrt.',
  'command.refused.crowded':
    'Dieser Server hat so viele offene Threads, wie Discord erlaubt. Schließe welche.',
  'command.refused.permission':
    'Discord sagt, dass ich das hier nicht darf. Wer den Server verwaltet, kann meine Berechtigungen in diesem Kanal ansehen.',
  'command.refused.gone': 'Discord sagt, dass es diesen Kanal oder diese Nachricht nicht mehr gibt.',
  'command.refused.passing': 'Discord antwortet mir gerade nicht.',
  'command.refused.otherwise': 'Discord hat mich das nicht tun lassen (der Grund hat die Nummer {{code}}).',

  'command.move.where':
    'Eine Partie braucht einen Thread, und in dieser Art von Kanal gibt es keine. Nimm `/tisch umziehen` in einem gewöhnlichen Textkanal.',
  'command.stay': 'Nein, weiterspielen',
  'command.stayed': 'Alles bleibt, wie es ist.',
  'command.rematch.opened': 'Der neue Tisch steht, und wer mitgespielt hat, ist eingeladen: {{- link}}',
  'command.rematch.joined': 'Du sitzt am neuen Tisch: {{- link}}',
  'command.rematch.standing': 'Der Tisch für die Revanche steht schon: {{- link}}',
  'command.rematch.playing': 'Die Revanche läuft schon: {{- link}}',
  'command.rematch.played': 'Die Revanche ist schon gespielt: {{- link}}',

  // /help
  'command.help.text': `## Thicket
Kartenspiele, die Zeit haben: Ein Tisch ist ein Thread, deine Hand siehst nur du, und ein Zug darf Minuten dauern oder einen Tag.
**Spielen**
- \`/spielen\` eröffnet einen Tisch in einem Kanal. Andere drücken **{{join}}**, du drückst **{{start}}**.
- **{{hand}}** im Thread zeigt deine Karten und was du tun darfst; ein Tippen spielt. Du wirst gerufen, wenn du am Zug bist.
- \`/hand\` tut dasselbe, \`/tisch zeigen\` und \`/tisch text\` zeigen den Tisch, der zweite nur in Worten.
- \`/partien\` nennt deine Tische, mit der Option \`alle\` die von allen.
**Pause machen oder gehen**
- \`/tisch pause\` schlägt eine Pause vor, \`/tisch fortsetzen\` beendet sie.
- \`/aufgeben\` verlässt eine Partie für immer, \`/tisch beenden\` beendet sie ohne Sieg oder schlägt das vor.
- \`/tisch leitung\` gibt die Leitung weiter, \`/tisch umziehen\` bringt die Partie in einen neuen Thread.
**Danach**
- \`/rangliste\` und \`/statistik\` sagen, wie es bisher lief, \`/rückblick\` geht eine Partie noch einmal durch.
**Ganz wie du willst**
- \`/einstellungen meine\`: Erinnerungen, Ruhezeit, Urlaub, Text statt Bildern und Nachfragen vor jedem Zug. \`/einstellungen server\` ist für alle, die den Server verwalten.
- \`/regeln\` ist ein Rundgang durch ein Spiel und sagt, wie für faires Geben gesorgt ist.
- \`/datenschutz\` zeigt, was über dich gespeichert ist, gibt es dir oder löscht es.`,
  'command.help.direct': `## Thicket
Kartenspiele, die Zeit haben: Ein Tisch ist ein Thread auf einem Server, deine Hand siehst nur du, und ein Zug darf Minuten dauern oder einen Tag.
**Hier, unter uns**
- \`/regeln\` ist ein Rundgang durch ein Spiel und sagt, wie für faires Geben gesorgt ist.
- \`/einstellungen meine\`: Erinnerungen, Ruhezeit, Urlaub, Text statt Bildern und Nachfragen vor jedem Zug. Sie gelten auf jedem Server.
- \`/datenschutz zeigen\` sagt, was über dich gespeichert ist, \`/datenschutz export\` gibt es dir, \`/datenschutz löschen\` löscht es.`,

  // Anything at all.
  'command.unknown-control':
    'Diesen Knopf kenne ich nicht mehr; vielleicht ist er älter als ich. `/hand` findet deine Tische.',
  'command.unknown-command':
    'Diesen Befehl kenne ich nicht. Starte Discord neu und wähle ihn noch einmal aus der Liste.',
  'command.went-wrong':
    'Da ist etwas schiefgegangen. Versuche es noch einmal; wenn es bleibt, sag dem, der mich betreibt, diese Nummer: `{{id}}`.',
  'command.for-servers':
    'Das gehört in die Kanäle eines Servers. Hier, unter uns, gibt es `/hilfe`, `/regeln`, `/einstellungen meine` und `/datenschutz zeigen`.',

  // Permissions, named as Discord's German client names them.
  'permission.ViewChannel': 'Kanal ansehen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.CreatePublicThreads': 'Öffentliche Threads erstellen',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.AttachFiles': 'Dateien anhängen',
  'permission.EmbedLinks': 'Links einbetten',
  'permission.ReadMessageHistory': 'Nachrichtenverlauf anzeigen',

  'command.fair-deals': `## Faires Geben
Bevor die erste Karte gegeben wird, zieht der Bot für die Partie eine geheime Zahl: den **Seed**, 256 Bit vom Betriebssystem. Aus ihm folgt jedes Mischen der Partie; danach kann niemand mehr etwas daran ändern.
- Am Anfang des Threads steht das **Siegel**: SHA-256 des Seeds, 64 Ziffern. Es legt den Seed fest, ohne ihn zu verraten.
- Am Ende zeigt der Thread den **Seed**. Alle können prüfen, dass sein SHA-256 das Siegel ist, und jede Runde noch einmal geben.
- Jedes Mischen hat einen Namen, etwa \`round/2/deal\`, und zieht seine eigenen Zahlen aus SHA-256 über Seed, Namen und einen Zähler; so verrät keines etwas über ein anderes.`,
  'command.fair-deals.linked':
    'Die genauen Schritte mit einem Beispiel stehen (auf Englisch) in `docs/fair-deal.md` im [Quelltext dieses Bots]({{- source}}).',
  'command.fair-deals.asking':
    'Die genauen Schritte mit einem Beispiel hat, wer diesen Bot betreibt: Frag danach.',
} as const;
