/** The lobby, the thread and the private panel of any game. Keys start with `table.`. */
export const TABLE_WORDS = {
  // The lobby.
  'table.lobby.title': '## {{game}} · Tisch von {{- host}}',
  'table.lobby.title-over': '## {{game}}',
  'table.lobby.seats': '**Plätze** {{- seats}}',
  'table.lobby.seat': '{{number}}\u00a0{{name}}',
  'table.lobby.seat-host': '{{number}}\u00a0{{name}} (Leitung)',
  'table.lobby.seat-free': '{{number}}\u00a0–',
  'table.lobby.seat-kept': '{{number}}\u00a0für {{name}}',
  'table.lobby.missing_one': 'Noch eine Person, dann kann es losgehen.',
  'table.lobby.missing_other': 'Noch {{count}} Personen, dann kann es losgehen.',
  'table.lobby.ready': 'Es kann losgehen: {{- host}} drückt Starten.',
  'table.lobby.ready-full': 'Alle sind da: {{- host}} drückt Starten.',
  'table.lobby.ping': '{{- mentions}}: Einladung zum Spielen von {{- host}}.',
  'table.lobby.declined_one': '{{- names}} kann diesmal nicht.',
  'table.lobby.declined_other': '{{- names}} können diesmal nicht.',
  'table.lobby.started': 'Die Karten sind gegeben: Die Partie läuft in einem eigenen Thread.',
  'table.lobby.closes': '-# Wartet mindestens bis {{- closes}} auf den Start.',
  'table.lobby.over': 'Nachzulesen in {{- thread}}.',
  'table.lobby.warning-few_one':
    '{{- mentions}}: Diesem Tisch fehlt noch eine Person, sonst schließt er, frühestens am {{- closes}}.',
  'table.lobby.warning-few_other':
    '{{- mentions}}: Diesem Tisch fehlen noch {{count}} Personen, sonst schließt er, frühestens am {{- closes}}.',
  'table.lobby.warning':
    '{{- mentions}}: Starte die Partie, sonst schließt dieser Tisch, frühestens am {{- closes}}.',
  'table.lobby.expired':
    'Geschlossen: Einen Tag lang hat hier niemand gestartet. `/spielen` eröffnet einen neuen Tisch.',
  'table.lobby.cancelled': 'Aufgelöst: An diesem Tisch wird nicht gespielt.',
  'table.lobby.pace': '**Tempo** {{pace}}: {{about}}',
  'table.join': 'Mitspielen',
  'table.leave': 'Gehen',
  'table.start': 'Starten',
  'table.cancel': 'Auflösen',
  'table.invite': 'Einladen',
  'table.decline': 'Ablehnen',
  'table.how-to-play': 'Spielregeln',
  'table.pace': 'Tempo',

  // Inviting people to it.
  'table.invite.placeholder_one': 'Jemanden einladen',
  'table.invite.placeholder_other': 'Bis zu {{count}} Personen einladen',
  'table.invite.whom':
    'Mit wem möchtest du spielen? Für jede Person bleibt ein Platz frei; gerufen wird sie einmal.',
  'table.invite.no-seats': 'Alle Plätze sind besetzt oder für Eingeladene bestimmt.',
  'table.invite.done': 'Eingeladen: {{- names}}.',
  'table.invite.silent':
    'Für {{- names}} ist ein Platz bestimmt, aber ich kann es nicht ausrichten. {{- why}} Danach hole ich es nach.',
  'table.invite.seated_one': '{{- names}} sitzt hier schon.',
  'table.invite.seated_other': '{{- names}} sitzen hier schon.',
  'table.invite.waiting_one': '{{- names}} ist schon eingeladen und weiß davon.',
  'table.invite.waiting_other': '{{- names}} sind schon eingeladen und wissen davon.',
  'table.invite.declined_one':
    '{{- names}} hat abgelehnt, und niemand wird zweimal an denselben Tisch gerufen. **Mitspielen** geht, solange ein Platz frei ist.',
  'table.invite.declined_other':
    '{{- names}} haben abgelehnt, und niemand wird zweimal an denselben Tisch gerufen. **Mitspielen** geht, solange ein Platz frei ist.',
  'table.decline.done':
    'Du hast abgelehnt, und am Tisch steht es so. Überlegst du es dir anders, drücke **Mitspielen**, solange ein Platz frei ist.',

  // How long a match waits.
  'table.pace.relaxed': 'gemütlich',
  'table.pace.daily': 'täglich',
  'table.pace.brisk': 'flott',
  'table.pace.live': 'live',
  'table.pace.times': '{{decision}} für jeden Zug, {{bank}} Reserve für die Partie',
  'table.pace.no-deadline': 'ohne Frist',
  'table.pace.title': 'Wie lange die Partie auf jeden von euch wartet:',
  'table.pace.line': '- {{pace}}: {{about}}',
  'table.pace.line-chosen': '- **{{pace}}: {{about}}** (gewählt)',
  'table.pace.then':
    'Ist eure Zeit um, wird für euch der harmloseste Zug gemacht. Bis zum Start wählt, wer den Tisch leitet.',
  'table.pace.done': 'Das Tempo dieser Partie: **{{pace}}**.',
  'table.minutes_one': 'eine Minute',
  'table.minutes_other': '{{count}} Minuten',
  'table.hours_one': 'eine Stunde',
  'table.hours_other': '{{count}} Stunden',

  // The thread.
  'table.thread-name': '{{game}} · {{names}}',
  'table.thread-left': ' (umgezogen)',
  'table.opening': '**{{game}} beginnt.** Drücke **Meine Hand** unter dem Tisch: Nur du siehst sie.',
  'table.reopening':
    '**{{game}} geht hier weiter.** Drücke **Meine Hand** unter dem Tisch: Nur du siehst sie.',
  'table.seal': '-# Siegel gegen Betrug beim Geben: `{{seal}}`',
  'table.moved-on': 'Die Partie geht in {{- thread}} weiter.',
  'table.reminded': '**Erinnerung**: Die Zeit wird knapp.',
  'table.turn': '{{- names}} am Zug: {{- asked}}\n-# Gefragt {{- moment}}',
  'table.turn-until': '{{- names}} am Zug: {{- asked}}\n-# Frist: {{- moment}}',
  'table.turn-until-extra':
    '{{- names}} am Zug: {{- asked}}\n-# Frist: {{- moment}}, danach Reserve bis {{- extra}}',
  'table.turn-extra': '{{- names}} am Zug: {{- asked}}\n-# Zeit um, Reserve endet {{- moment}}',
  'table.paused':
    '**Pause**, begonnen {{- since}}: Keine Zeit läuft. Wer mitspielt, kann **Fortsetzen** drücken.',
  'table.proposal.pause':
    '{{name}} schlägt eine Pause vor; sie beginnt, wenn alle zustimmen. Es fehlt noch die Zustimmung von {{- names}}.',
  'table.proposal.end':
    '{{name}} schlägt vor, die Partie zu beenden; mehr als die Hälfte entscheidet. Es fehlt noch die Zustimmung von {{- names}}.',
  'table.resume': 'Fortsetzen',
  'table.agree.pause': 'Der Pause zustimmen',
  'table.agree.end': 'Dem Ende zustimmen',
  'table.withdraw': 'Zurückziehen',
  'table.away':
    'Abwesend: {{- names}}. Eine Vertretung spielt sofort, bis unter **Meine Hand** der Knopf **Ich bin zurück** gedrückt wird.',
  'table.left': 'Gegangen: {{- names}}. Eine Vertretung spielt weiter.',
  'table.vacation': '{{name}} ist bis {{- until}} im Urlaub.',

  // To one person alone.
  'table.direct.reminder': '**{{game}}**, zur Erinnerung: Du bist am Zug. {{- link}}',
  'table.direct.until': '**{{game}}**, zur Erinnerung: Du bist am Zug.\n-# Frist: {{- moment}}\n{{- link}}',
  'table.direct.until-extra':
    '**{{game}}**, zur Erinnerung: Du bist am Zug.\n-# Frist: {{- moment}}, danach Reserve bis {{- extra}}\n{{- link}}',
  'table.direct.extra':
    '**{{game}}**, zur Erinnerung: Du bist am Zug, und deine Zeit ist um.\n-# Reserve bis {{- extra}} ({{- moment}}), danach wird für dich der harmloseste Zug gemacht.\n{{- link}}',
  'table.direct.on-deck': '**{{game}}**: Gleich bist du dran. {{- link}}',

  // What no move tells; most of it stays in the thread.
  'table.line.timed-out': 'Die Zeit von {{name}} ist um, darum wurde für {{name}} gespielt.',
  'table.line.away':
    '{{name}} hat dreimal nacheinander nicht geantwortet und gilt als abwesend: Eine Vertretung spielt sofort, bis {{name}} unter **Meine Hand** auf **Ich bin zurück** drückt.',
  'table.line.back': '{{name}} ist zurück und spielt ab dem nächsten Zug.',
  'table.line.resigned':
    '{{name}} hat die Partie verlassen. Eine Vertretung spielt weiter, und {{name}} kommt auf den letzten Platz.',
  'table.line.gone':
    '{{name}} ist nicht mehr auf diesem Server. Eine Vertretung spielt weiter, und {{name}} kommt auf den letzten Platz.',
  'table.line.proposed.pause': '{{name}} schlägt eine Pause vor.',
  'table.line.proposed.end': '{{name}} schlägt vor, die Partie zu beenden.',
  'table.line.agreed.pause': '{{name}} stimmt einer Pause zu.',
  'table.line.agreed.end': '{{name}} stimmt zu, die Partie zu beenden.',
  'table.line.withdrawn.pause': '{{name}} möchte keine Pause mehr.',
  'table.line.withdrawn.end': '{{name}} möchte die Partie nicht mehr beenden.',
  'table.line.paused': 'Die Partie pausiert: Alle haben zugestimmt.',
  'table.line.resumed': 'Die Partie geht weiter: {{name}} hat sie fortgesetzt.',
  'table.line.host': '{{- host}} hat jetzt die Leitung.',
  'table.line.replaced': '{{name}} spielt für {{before}} weiter.',
  'table.line.vacation-over': '{{name}} ist aus dem Urlaub zurück.',
  'table.taken-back': '{{name}} hat den letzten Zug zurückgenommen.',
  'table.chosen-anew': '{{name}} hat den letzten Zug zurückgenommen und neu gewählt.',
  'table.my-hand': 'Meine Hand',
  'table.as-text': 'Tisch als Text',
  'table.sight.all': 'Alle',
  'table.sight.seat': '{{name}}',
  'table.picture.ended': 'Beendet',
  'table.alt.ended': 'Der Tisch wurde vor dem Ende der Partie beendet.',
  'table.picture.resigned': 'aufgegeben',
  'table.resigned': '{{name}} hat aufgegeben.',
  'table.ended.host': '### {{- by}} hat diesen Tisch beendet',
  'table.ended.moderator': '### {{- by}} hat diesen Tisch beendet',
  'table.ended.vote': '### Dieser Tisch wurde durch Abstimmung beendet',
  'table.ended.deserted': '### Dieser Tisch ist beendet: Niemand spielt mehr mit',
  'table.no-winner': 'Die Partie hat niemand gewonnen.',
  'table.no-winner-scores': 'Die Partie hat niemand gewonnen. Es stand: {{- scores}}.',
  'table.score': '{{name}} {{points}}',

  // Lists, as one says them.
  'table.list.none': 'keine',
  'table.list.separator': ', ',
  'table.list.phrases': '{{- others}} und {{- last}}',

  'table.alt.away': 'Vertreten: {{names}}.',

  // Points so far, in pictures; the heads of columns are as short as can be.
  'table.scores.round': 'R{{number}}',
  'table.scores.rounds': 'R{{first}}–{{last}}',
  'table.scores.game': 'S{{number}}',
  'table.scores.games': 'S{{first}}–{{last}}',
  'table.scores.sum': 'Σ',
  'table.scores.alt-round': 'Punkte nach Runden: {{seats}}.',
  'table.scores.alt-game': 'Punkte nach Spielen: {{seats}}.',
  'table.scores.alt-seat': '{{name}} {{points}}, gesamt {{total}}',
  'table.seed': '-# Das Geben liegt offen: Seed `{{seed}}`\n-# Zum Prüfen: `/regeln spiel:Faires Geben`',
  'table.rematch': 'Revanche',

  // When the thread cannot be written to; told in the channel.
  'table.trouble.locked':
    '{{- thread}} ist gesperrt, darum wartet die Partie von {{- names}}. Wer Threads verwalten darf, kann ihn entsperren; dann geht sie von selbst weiter.',
  'table.trouble.gone':
    'Der Thread der Partie von {{- names}} ist fort. Die Partie selbst bleibt und wartet: `/tisch umziehen` bringt sie in einen neuen Thread, `/tisch beenden` beendet sie.',
  'table.trouble.moderated':
    'Die automatische Moderation dieses Servers hält auf, was ich in {{- thread}} zu sagen habe, darum wartet die Partie von {{- names}}. Wer den Server verwalten darf, kann die gesperrten Wörter ändern; dann geht sie von selbst weiter.',
  'table.trouble.barred':
    'In {{- thread}} darf ich nicht schreiben, darum wartet die Partie von {{- names}}. Ich brauche hier {{- permissions}}; dann geht sie von selbst weiter.',

  // The private panel.
  'table.panel.take-back': 'Zurücknehmen',
  'table.panel.as-text': 'Als Text',
  'table.panel.as-picture': 'Als Bild',
  'table.panel.again': 'Aktualisieren',
  'table.panel.earlier': '◀ Zurück',
  'table.panel.later': 'Mehr ▶',
  'table.panel.menu-part': '{{placeholder}} ({{first}}–{{last}} von {{all}})',
  'table.panel.took-back': 'Du hast es zurückgenommen.',
  'table.panel.over': 'Diese Partie ist vorbei.',
  'table.panel.settings': 'Einstellungen',
  'table.panel.rules': 'Regeln',
  'table.panel.come-back': 'Ich bin zurück',
  'table.panel.came-back': 'Willkommen zurück: Du spielst ab dem nächsten Zug.',
  'table.panel.hint': '*{{- hint}}*',
  'table.panel.sure': '**{{choice}}**: Ist das deine Wahl?',
  'table.panel.yes': 'Ja',
  'table.panel.no': 'Zurück',
  'table.panel.left': 'Du hast diese Partie verlassen; eine Vertretung spielt für dich weiter.',
  'table.panel.away': 'Du bist abwesend; eine Vertretung spielt für dich.',
  'table.panel.vacation': 'Du bist bis {{- until}} im Urlaub: Deine Zeit steht still.',
  'table.panel.paused':
    '**Pause**, begonnen {{- since}}: Keine Zeit läuft, und niemand spielt, bis jemand fortsetzt.',
  'table.panel.unreachable':
    'In den Thread dieser Partie kann ich nicht schreiben, darum läuft keine Zeit; warum, steht in seinem Kanal. Oder `/tisch umziehen` bringt sie in einen neuen.',
  'table.panel.time-until': '-# Deine Frist: {{- moment}}. Danach wird für dich der harmloseste Zug gemacht.',
  'table.panel.time-until-extra':
    '-# Deine Frist: {{- moment}}. Danach läuft deine Reserve, bis {{- extra}}; erst dann wird für dich gespielt.',
  'table.panel.time-extra':
    '-# Deine Zeit ist um. Deine Reserve endet {{- moment}}; danach wird für dich der harmloseste Zug gemacht.',
  'table.panel.ended': 'Dieser Tisch wurde beendet.',
  'table.panel.lobby': 'Karten gibt es, wenn {{- host}} Starten drückt.',
  'table.panel.watching':
    'Du sitzt nicht an diesem Tisch, darum hast du hier keine Hand. Im Thread können alle zusehen.',

  // What is wrong, and what to do instead.
  'table.refusal.no-such-table': 'Diesen Tisch kenne ich nicht mehr. Eröffne einen neuen mit `/spielen`.',
  'table.refusal.busy': 'Viele haben zugleich gedrückt. Versuche es bitte noch einmal.',
  'table.refusal.not-a-lobby.playing': 'Diese Partie läuft schon. In ihrem Thread können alle zusehen.',
  'table.refusal.not-a-lobby.finished': 'Diese Partie ist vorbei. Eröffne mit `/spielen` einen neuen Tisch.',
  'table.refusal.not-a-lobby.abandoned': 'Dieser Tisch ist geschlossen. Eröffne einen neuen mit `/spielen`.',
  'table.refusal.not-playing.lobby': 'Die Partie hat noch nicht begonnen: Wer den Tisch leitet, startet sie.',
  'table.refusal.not-playing.finished': 'Diese Partie ist vorbei. Die Revanche beginnt eine neue.',
  'table.refusal.not-playing.abandoned': 'Dieser Tisch ist beendet. Eröffne einen neuen mit `/spielen`.',
  'table.refusal.not-seated': 'Du sitzt nicht an diesem Tisch. Im Thread können alle zusehen.',
  'table.refusal.not-seated-lobby': 'Du sitzt nicht an diesem Tisch, darum kannst du keinen Platz aufgeben.',
  'table.refusal.other-rules':
    'Diese Partie wurde nach Regeln gegeben, die sich seither geändert haben, und ich verbiege sie nicht. `/tisch beenden` beendet sie.',
  'table.refusal.seated-already': 'Du hast hier schon einen Platz; **Gehen** gibt ihn frei.',
  'table.refusal.full':
    'Hier ist keiner der {{seats}} Plätze mehr frei. Eröffne mit `/spielen` einen anderen Tisch.',
  'table.refusal.kept':
    'Die freien Plätze hier sind für {{- names}} bestimmt. Eröffne mit `/spielen` einen eigenen Tisch.',
  'table.refusal.not-host': 'Das ist Sache der Tischleitung: {{- host}}.',
  'table.refusal.wrong-seat-count':
    'Dieses Spiel ist für {{counts}} Personen, und hier sitzen {{seated}}. Es kann losgehen, wenn noch welche kommen oder gehen.',
  'table.refusal.played-already':
    'Du hast schon gewählt; dieser Druck hat nichts geändert. So steht es jetzt:',
  'table.refusal.played-twice': '{{- did}} Der zweite Druck hat nichts geändert.',
  'table.refusal.played-other': '{{- did}} Das war damals deine Wahl; dieser Druck hat nichts geändert.',
  'table.refusal.played-for-you':
    'Vorher wurde schon für dich gewählt, darum hat dieser Druck nichts geändert. So steht es jetzt:',
  'table.refusal.taken-back-already': 'Das hast du schon zurückgenommen. So steht es jetzt:',
  'table.refusal.stale':
    'Das war ein früherer Moment der Partie. Es wurde nichts gespielt; so steht es jetzt:',
  'table.refusal.taken-back':
    '{{name}} hat eine Wahl zurückgenommen, darum galt dein Druck einem älteren Tisch. Von dir wurde nichts gespielt; so steht es jetzt:',
  'table.refusal.not-your-turn':
    'Es wurde nichts gespielt. Am Zug: {{- names}}. Du erfährst, wenn du dran bist.',
  'table.refusal.put-off':
    'Es wurde nichts gespielt: Die Wahl vor deiner wurde zurückgenommen. Am Zug: {{- names}}. Gerufen wurdest du schon und wirst es kein zweites Mal; der Tisch zeigt, wann du dran bist.',
  'table.refusal.not-a-move': 'Das steht hier nicht zur Wahl. Wählen kannst du:',
  'table.refusal.nothing-to-take-back':
    'Es gibt nichts zurückzunehmen: Du hast noch nicht gewählt oder es schon zurückgenommen.',
  'table.refusal.others-acted':
    'Zurücknehmen kannst du, bis jemand anders danach etwas getan hat. Das ist geschehen, darum bleibt es dabei.',
  'table.refusal.final':
    'Dieser Zug hat Verborgenes gezeigt oder gilt nach den Regeln endgültig, darum bleibt es dabei.',
  'table.refusal.resigned':
    'Du hast diese Partie verlassen, und eine Vertretung spielt für dich. Im Thread kannst du zusehen.',
  'table.refusal.resigned-already': 'Du hast diese Partie schon verlassen. Im Thread kannst du zusehen.',
  'table.refusal.paused': 'Die Partie pausiert. `/tisch fortsetzen` macht weiter.',
  'table.refusal.not-present.away':
    'Du giltst als abwesend: Drücke zuerst **Ich bin zurück** unter **Meine Hand**.',
  'table.refusal.not-present.resigned':
    'Du hast diese Partie verlassen, darum entscheidest du hier nicht mehr mit.',
  'table.refusal.agreed-already': 'Du hast schon zugestimmt. Es fehlt noch die Zustimmung von {{- names}}.',
  'table.refusal.other-guild': 'Diese Partie gehört zu einem anderen Server und bleibt dort.',
  'table.refusal.moved-already': 'Die Partie ist schon in diesem Thread.',
  'table.refusal.back-already': 'Du bist schon zurück.',
  'table.refusal.host-already': '{{- host}} hat die Leitung schon.',
  'table.refusal.no-vacation': 'Du bist nicht im Urlaub. `/einstellungen meine` beginnt einen.',
  'table.refusal.not-agreed': 'Du hast nicht zugestimmt, darum gibt es nichts zurückzuziehen.',
  'table.refusal.not-at-table': 'Die Leitung kann nur bekommen, wer an diesem Tisch sitzt.',
  'table.refusal.not-away':
    'Diese Person ist nicht abwesend. Nur der Platz von Abwesenden kann an jemand anderen gehen.',
  'table.refusal.not-moderator': 'Plätze neu besetzen kann nur, wer den Server verwalten darf.',
  'table.refusal.not-paused': 'Die Partie läuft: Es gibt nichts fortzusetzen.',
  'table.refusal.nothing-proposed':
    'Das ist nicht mehr vorgeschlagen. `/tisch pause` und `/tisch beenden` schlagen es neu vor.',
  'table.refusal.pace-already': 'Das Tempo ist schon {{pace}}.',
  'table.refusal.paused-already': 'Die Partie pausiert schon.',
  'table.refusal.vacation-in-the-past': 'Ein Urlaub endet nach dem heutigen Tag. Wähle bitte noch einmal.',
  'table.refusal.vacation-too-long':
    'Ein Urlaub dauert höchstens vierzehn Tage: Deiner kann bis {{- until}} gehen.',
  'table.refusal.not-over': 'Diese Partie ist noch nicht vorbei. Danach gibt es Revanche und Rückblick.',
  'table.refusal.unknown-game': 'Dieses Spiel kenne ich nicht. Wähle eines aus der Liste von `/spielen`.',
  'table.refusal.unknown-option':
    'Eine Option „{{name}}“ gibt es hier nicht. Wähle aus denen, die `/spielen` anbietet.',
  'table.refusal.not-a-choice': 'Bei „{{name}}“ gibt es diese Wahl: {{- choices}}.',
  'table.refusal.choice': '„{{choice}}“',
  'table.refusal.out-of-range': '„{{name}}“ ist eine Zahl von {{min}} bis {{max}}.',
  'table.refusal.invited-oneself':
    'Dich selbst kannst du nicht einladen. Wähle jemand anderen oder lass den Platz offen.',
  'table.refusal.invited-bot': 'Bots spielen nicht. Wähle einen Menschen oder lass den Platz offen.',
  'table.refusal.declined-already':
    'Du hast schon abgelehnt. Solange ein Platz frei ist, kannst du **Mitspielen** drücken.',
  'table.refusal.not-invited':
    'An diesen Tisch hat dich niemand eingeladen, darum gibt es nichts abzulehnen. Solange ein Platz frei ist, kannst du **Mitspielen** drücken.',
  'table.refusal.too-few-seats_one': 'Hier ist nur noch ein Platz frei. Niemand ist eingeladen: Wähle neu.',
  'table.refusal.too-few-seats_other':
    'Hier sind nur noch {{count}} Plätze frei. Niemand ist eingeladen: Wähle neu.',
  'table.refusal.too-many-invited_one': 'Zu diesem Spiel kannst du eine Person einladen.',
  'table.refusal.too-many-invited_other': 'Zu diesem Spiel kannst du {{count}} Personen einladen.',
} as const;
