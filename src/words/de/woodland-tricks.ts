/** Woodland Tricks. Keys start with `woodland-tricks.`. */
export const WOODLAND_TRICKS_WORDS = {
  'woodland-tricks.name': 'Woodland Tricks',
  'woodland-tricks.banner': 'Woodland Tricks: vier Karten im Fächer vor dem Vollmond über dem Wald.',
  'woodland-tricks.lobby':
    'Ein Duell in dreizehn Stichen: nimm viele, aber nicht zu viele.\n2 Personen · jeweils etwa {{turns}} Züge\nBis {{target}} Punkte, mit {{suits}}.',

  // Cards. `card` is an Ace or Jack spelled out; `card-numbered` is one with a number.
  'woodland-tricks.card': '{{suit}} {{rank}}',
  'woodland-tricks.rank.A': 'Ass',
  'woodland-tricks.rank.J': 'Bube',
  'woodland-tricks.suit.S': 'Pik',
  'woodland-tricks.suit.H': 'Herz',
  'woodland-tricks.suit.D': 'Karo',
  'woodland-tricks.suit.C': 'Kreuz',
  'woodland-tricks.one-of-suit.S': 'Pik',
  'woodland-tricks.one-of-suit.H': 'Herz',
  'woodland-tricks.one-of-suit.D': 'Karo',
  'woodland-tricks.one-of-suit.C': 'Kreuz',
  'woodland-tricks.letter.S': 'Pi',
  'woodland-tricks.letter.H': 'He',
  'woodland-tricks.letter.D': 'Ka',
  'woodland-tricks.letter.C': 'Kr',
  'woodland-tricks.list-of-suit': '{{suit}}: {{ranks}}',
  'woodland-tricks.no-cards': 'keine',
  'woodland-tricks.points_one': '{{count}} Punkt',
  'woodland-tricks.points_other': '{{count}} Punkte',
  'woodland-tricks.tricks_one': '{{count}} Stich',
  'woodland-tricks.tricks_other': '{{count}} Stiche',
  'woodland-tricks.cards_one': '{{count}} Karte',
  'woodland-tricks.cards_other': '{{count}} Karten',
  'woodland-tricks.bonus_one': '{{count}} Bonuspunkt',
  'woodland-tricks.bonus_other': '{{count}} Bonuspunkte',
  'woodland-tricks.range': '{{from}} bis {{to}}',
  'woodland-tricks.range-open': '{{from}} oder mehr',

  // The six powers.
  'woodland-tricks.power.A': 'Comeback',
  'woodland-tricks.power.3': 'Trumpftausch',
  'woodland-tricks.power.5': 'Ziehen',
  'woodland-tricks.power.7': 'Bonus',
  'woodland-tricks.power.9': 'Hinterhalt',
  'woodland-tricks.power.J': 'Befehl',
  'woodland-tricks.power-text.A': 'Verlierst du damit den Stich, spielst du zum nächsten an.',
  'woodland-tricks.power-text.3': 'Du darfst sofort eine Handkarte gegen die Trumpfkarte tauschen.',
  'woodland-tricks.power-text.5': 'Ziehe eine Karte und lege eine Handkarte unter den Stapel.',
  'woodland-tricks.power-text.7': 'Wer den Stich nimmt, bekommt 1 Punkt für jede 7 darin.',
  'woodland-tricks.power-text.9': 'Die einzige 9 im Stich sticht am Ende wie ein Trumpf.',
  'woodland-tricks.power-text.J': 'Angespielt verlangt er das Ass oder die höchste Karte seiner Farbe.',

  // What is asked.
  'woodland-tricks.asked.play': 'eine Karte spielen',
  'woodland-tricks.asked.exchange': 'die Trumpfkarte tauschen oder liegen lassen',
  'woodland-tricks.asked.put-back': 'eine Karte zurücklegen',
  'woodland-tricks.ask.lead': 'Du spielst zu Stich {{trick}} an: Spiele eine beliebige Karte.',
  'woodland-tricks.ask.lead-first':
    'Du spielst zum ersten Stich von Runde {{round}} an: Spiele eine beliebige Karte.',
  'woodland-tricks.ask.lead-again':
    'Dein Ass hat verloren, darum spielst du zu Stich {{trick}} an: Spiele eine beliebige Karte.',
  'woodland-tricks.ask.follow': '{{name}} hat {{card}} angespielt: Bediene mit {{suit}}.',
  'woodland-tricks.ask.void':
    '{{name}} hat {{card}} angespielt, und du hast kein {{suits}}: Spiele eine beliebige Karte.',
  'woodland-tricks.ask.jack':
    '{{name}} hat {{card}} angespielt: Antworte mit deinem Ass oder deinem höchsten {{suit}}.',
  'woodland-tricks.ask.jack-ace':
    '{{name}} hat {{card}} angespielt: Das Ass ist dein einziges {{suit}}, also muss es antworten.',
  'woodland-tricks.ask.jack-highest':
    '{{name}} hat {{card}} angespielt: Antworte mit deinem höchsten {{suit}}.',
  'woodland-tricks.ask.exchange':
    'Mit deiner 3 darfst du die Trumpfkarte ({{trump}}) tauschen: Wähle eine Karte, die du dafür hinlegst, oder lass sie liegen.',
  'woodland-tricks.ask.put-back': 'Deine 5 hat {{drawn}} gezogen. Welche Karte legst du unter den Stapel?',

  // What is asked, explained to whoever has never done it.
  'woodland-tricks.hint.lead': 'Dein Gegenüber muss deine Farbe bedienen, solange es eine Karte davon hält.',
  'woodland-tricks.hint.follow':
    'Den Stich bekommt die höhere Karte der angespielten Farbe, außer es fällt Trumpf.',
  'woodland-tricks.hint.exchange':
    'Die Farbe der Trumpfkarte schlägt die anderen. Legst du eine andere hin, tut es von jetzt an deren Farbe.',
  'woodland-tricks.hint.put-back': 'Niemand sonst sieht sie, und es darf auch die gezogene sein.',
  'woodland-tricks.wait.play': 'Warten, bis {{name}} spielt.',
  'woodland-tricks.wait.exchange': 'Warten, bis {{name}} die Trumpfkarte tauscht oder liegen lässt.',
  'woodland-tricks.wait.put-back': 'Warten, bis {{name}} eine Karte zurücklegt.',
  'woodland-tricks.wait.over': 'Die Partie ist vorbei.',
  'woodland-tricks.news.took': 'Stich {{trick}} geht an dich: {{own}} gegen {{other}} von {{name}}.',
  'woodland-tricks.news.took-comeback':
    'Stich {{trick}} geht an dich: {{own}} gegen {{other}}. {{name}} hat mit dem Ass verloren und spielt als Nächstes an.',
  'woodland-tricks.news.lost': 'Stich {{trick}} geht an {{name}}: {{other}} gegen {{own}} von dir.',
  'woodland-tricks.news.ambush': 'Die einzige 9 zählt als Trumpf.',
  'woodland-tricks.news.last': 'Die letzten Karten wurden ungefragt gespielt.',
  'woodland-tricks.news.bonus_one': ' ({{count}} davon für eine 7)',
  'woodland-tricks.news.bonus_other': ' ({{count}} davon für 7er)',
  'woodland-tricks.news.round':
    'Runde {{round}} ist vorbei: {{own}} für dich{{- ownBonus}}, {{other}} für {{name}}{{- otherBonus}}. Es steht {{total}} zu {{otherTotal}}.',
  'woodland-tricks.last-draw':
    'Mit deiner letzten 5 hast du {{card}} gesehen; die Karte kam unter den Stapel.',
  'woodland-tricks.choice.keep': '{{card}} liegen lassen',
  'woodland-tricks.choice.drawn': '{{card}} · gezogen',

  // What one's own move did.
  'woodland-tricks.did.play': 'Du hast {{card}} gespielt.',
  'woodland-tricks.did.exchange': 'Du hast {{card}} als neue Trumpfkarte hingelegt.',
  'woodland-tricks.did.keep': 'Du hast die Trumpfkarte liegen lassen.',
  'woodland-tricks.did.put-back': 'Du hast {{card}} unter den Stapel gelegt.',

  // What is wrong with a move.
  'woodland-tricks.illegal.match-over': 'Diese Partie ist vorbei. Die Revanche beginnt eine neue.',
  'woodland-tricks.illegal.not-your-turn': 'Du bist nicht am Zug. Du erfährst, wenn du dran bist.',
  'woodland-tricks.illegal.asked-play': 'Das ist schon entschieden. Spiele jetzt eine Karte.',
  'woodland-tricks.illegal.asked-exchange': 'Sag zuerst, ob du die Trumpfkarte tauschst oder liegen lässt.',
  'woodland-tricks.illegal.asked-put-back':
    'Du hast mit deiner 5 gezogen: Lege zuerst eine Karte unter den Stapel.',
  'woodland-tricks.illegal.card-not-held': '{{card}} hast du nicht. Wähle eine Karte deiner Hand.',
  'woodland-tricks.illegal.must-follow-suit':
    'Du hast {{suits}}, und wer die angespielte Farbe hat, muss sie bedienen. Spielen darfst du {{legal}}.',
  'woodland-tricks.illegal.must-answer-jack':
    'Ein angespielter Bube verlangt das Ass oder die höchste Karte seiner Farbe. Spielen darfst du {{legal}}.',

  // The live table.
  'woodland-tricks.live.text': '**Runde {{round}}, Stich {{trick}}** · Trumpfkarte {{trump}}',
  'woodland-tricks.live.led': '{{name}} hat {{card}} angespielt.',
  'woodland-tricks.live.swapped':
    '{{name}} hat die Trumpfkarte getauscht: {{taken}} genommen, {{laidDown}} hingelegt.',
  'woodland-tricks.live.over': '**Runde {{round}}** · die Partie ist vorbei',

  // A finished trick.
  'woodland-tricks.story.trick': '**Runde {{round}}, Stich {{trick}}** · {{- told}}',
  'woodland-tricks.story.takes': '{{winner}} nimmt mit {{card}} den Stich, gegen {{other}} von {{loser}}.',
  'woodland-tricks.story.ambush':
    'Hinterhalt: {{winner}} nimmt mit {{card}} den Stich, gegen {{other}} von {{loser}}.',
  'woodland-tricks.story.swapped': '{{name}} hat die Trumpfkarte getauscht, {{taken}} gegen {{laidDown}}.',
  'woodland-tricks.story.drew': '{{name}} hat mit der 5 gezogen.',
  'woodland-tricks.story.drew-both': 'Beide haben mit ihrer 5 gezogen.',
  'woodland-tricks.story.command-ace': 'Auf Befehl des Buben gab {{name}} das Ass.',
  'woodland-tricks.story.command-highest': 'Auf Befehl des Buben gab {{name}} das höchste {{suit}} der Hand.',
  'woodland-tricks.story.bonus_one': 'Die 7 bringt {{name}} {{count}} Punkt.',
  'woodland-tricks.story.bonus_other': 'Die 7er bringen {{name}} {{count}} Punkte.',
  'woodland-tricks.story.comeback': '{{name}} hat mit dem Ass verloren und spielt wieder an.',
  'woodland-tricks.story.comeback-answered': '{{name}} hat mit dem Ass verloren und spielt als Nächstes an.',

  // The end of a round and of a match.
  'woodland-tricks.round.text': '**Runde {{round}} ist vorbei** · {{- one}} {{- other}}',
  'woodland-tricks.round.seat': '{{name}} hat {{tricks}}: {{points}}{{- bonus}}, jetzt {{total}}.',
  'woodland-tricks.round.bonus_one': ', {{count}} für eine 7',
  'woodland-tricks.round.bonus_other': ', {{count}} für 7er',
  'woodland-tricks.round.tied': 'In allem gleich: Eine weitere Runde entscheidet.',
  'woodland-tricks.end.won': '**{{name}} gewinnt** {{points}} zu {{other}}.',
  'woodland-tricks.end.won-anyhow': '**{{name}} gewinnt.** Es stand {{points}} zu {{other}}.',
  'woodland-tricks.end.tied':
    '**{{one}} und {{other}} teilen sich die Partie**, {{points}} zu {{otherPoints}}.',
  'woodland-tricks.end.last-round': 'Gleiche Punktzahl, darum entscheidet die letzte Runde.',

  // Words in pictures.
  'woodland-tricks.picture.round': 'Runde {{round}}',
  'woodland-tricks.picture.over': 'Das Ende',
  'woodland-tricks.picture.trick-short': 'Stich {{trick}}',
  'woodland-tricks.picture.round-and-trick': 'Runde {{round}} · Stich {{trick}}',
  'woodland-tricks.picture.trumps': 'Trumpf',
  'woodland-tricks.picture.to-target': 'bis {{target}}',
  'woodland-tricks.picture.of-target': '/ {{target}}',
  'woodland-tricks.picture.tricks_one': 'Stich',
  'woodland-tricks.picture.tricks_other': 'Stiche',
  'woodland-tricks.picture.bonus': '+{{bonus}}',
  'woodland-tricks.picture.turn-play': 'am Zug',
  'woodland-tricks.picture.turn-exchange': 'Tausch?',
  'woodland-tricks.picture.turn-put-back': 'legt zurück',
  'woodland-tricks.picture.led': 'angespielt',
  'woodland-tricks.picture.answered': 'dazugelegt',
  'woodland-tricks.picture.takes': 'nimmt ihn',
  'woodland-tricks.picture.leads-next': 'spielt an',
  'woodland-tricks.picture.swapped': '{{taken}} → {{laidDown}}',
  'woodland-tricks.picture.drew': 'hat gezogen',
  'woodland-tricks.picture.tricks-band': 'Stiche',
  'woodland-tricks.picture.points-band': 'Punkte',
  'woodland-tricks.picture.empty-hand': 'Keine Karten mehr',
  'woodland-tricks.picture.to-answer': 'Von {{name}}',
  'woodland-tricks.picture.you': 'du',
  'woodland-tricks.picture.you-led': 'Von dir',
  'woodland-tricks.picture.you-lead': 'Du spielst an',
  'woodland-tricks.picture.seat': 'Platz {{number}}',
  'woodland-tricks.picture.scores-title': 'Runde {{round}} ist vorbei',
  'woodland-tricks.picture.row.tricks': 'Stiche',
  'woodland-tricks.picture.row.trick-points': 'Punkte',
  'woodland-tricks.picture.row.sevens': '7er',
  'woodland-tricks.picture.row.round': 'Runde',
  'woodland-tricks.picture.row.total': 'Gesamt',
  'woodland-tricks.picture.wins': '{{name}} gewinnt',
  'woodland-tricks.picture.shared': 'Geteilter Sieg',
  'woodland-tricks.picture.powers-title': 'Die sechs Kräfte',

  // Alt texts of pictures.
  'woodland-tricks.alt.table': 'Woodland Tricks, Runde {{round}}, Stich {{trick}} von {{tricks}}.',
  'woodland-tricks.alt.over': 'Woodland Tricks, die Partie ist vorbei.',
  'woodland-tricks.alt.trump': 'Trumpfkarte: {{card}}.',
  'woodland-tricks.alt.pile': 'Stapel: {{cards}}.',
  'woodland-tricks.alt.seat':
    '{{name}}: {{points}}; {{tricks}} in dieser Runde, jetzt {{worth}} wert; {{bonus}}; {{cards}} auf der Hand.',
  'woodland-tricks.alt.on-table': 'Auf dem Tisch: {{plays}}.',
  'woodland-tricks.alt.nothing-on-table': 'Keine Karte auf dem Tisch.',
  'woodland-tricks.alt.play': '{{name}} spielte {{card}}',
  'woodland-tricks.alt.turn': 'Am Zug ist {{name}}: {{asked}}.',
  'woodland-tricks.alt.band': 'Punkte für Stiche: {{band}}.',
  'woodland-tricks.alt.band-cell': '{{points}} für {{tricks}}',
  'woodland-tricks.alt.trick':
    'Woodland Tricks, Runde {{round}}, Stich {{trick}}: {{plays}}. Trumpf: {{trump}}.',
  'woodland-tricks.alt.leads-next': '{{name}} spielt als Nächstes an.',
  'woodland-tricks.alt.hand_one': 'Deine Hand, {{count}} Karte. {{suits}}.',
  'woodland-tricks.alt.hand_other': 'Deine Hand, {{count}} Karten. {{suits}}.',
  'woodland-tricks.alt.no-hand': 'Deine Hand ist leer.',
  'woodland-tricks.alt.lit': 'Du darfst wählen: {{cards}}.',
  'woodland-tricks.alt.lit-all': 'Du darfst jede davon wählen.',
  'woodland-tricks.alt.taken': '{{name}} hat in dieser Runde {{tricks}} genommen.',
  'woodland-tricks.alt.own-taken': 'Du hast in dieser Runde {{tricks}} genommen.',
  'woodland-tricks.alt.drawn': 'Du hast {{card}} gezogen.',
  'woodland-tricks.alt.round': 'Woodland Tricks, Runde {{round}} ist vorbei.',
  'woodland-tricks.alt.round-seat':
    '{{name}}: {{points}} in dieser Runde, gesamt {{total}}; für {{tricks}} {{trickPoints}}, für 7er {{bonus}}.',
  'woodland-tricks.alt.end-seat': '{{name}}: Platz {{place}}, {{total}}; nach Runden {{rounds}}.',
  'woodland-tricks.alt.end-seat-early': '{{name}}: Platz {{place}}, {{total}}.',
  'woodland-tricks.alt.powers': 'Die sechs Kräfte.',
  'woodland-tricks.alt.power': '{{rank}}: {{power}}. {{text}}',
  'woodland-tricks.alt.target': 'Die Partie geht bis {{target}} Punkte.',

  // The table as text.
  'woodland-tricks.text.title': '### Woodland Tricks, Runde {{round}}, Stich {{trick}} von {{tricks}}',
  'woodland-tricks.text.title-over': '### Woodland Tricks, Runde {{round}}: die Partie ist vorbei',
  'woodland-tricks.text.match': 'Bis {{target}} Punkte, mit {{suits}}. {{dealer}} hat gegeben.',
  'woodland-tricks.text.leads': '{{name}} spielt zu diesem Stich an.',
  'woodland-tricks.text.trump': 'Trumpfkarte: {{trump}} ({{sign}}). Stapel: {{cards}}.',
  'woodland-tricks.text.seat':
    '{{mark}} **{{name}}**: {{points}}; {{tricks}} in dieser Runde, jetzt {{worth}} wert; {{bonus}}; {{cards}} auf der Hand',
  'woodland-tricks.text.table': 'Auf dem Tisch: {{plays}}.',
  'woodland-tricks.text.turn': 'Am Zug ist {{name}}: {{asked}}.',
  'woodland-tricks.text.tricks': '**Stiche dieser Runde**',
  'woodland-tricks.text.last-tricks': '**Stiche von Runde {{round}}**',
  'woodland-tricks.text.trick': '{{number}}: {{plays}}; Trumpf {{trump}}; {{winner}} nimmt ihn',
  'woodland-tricks.text.swap':
    'Tausch in Stich {{trick}}: {{mark}} nahm {{taken}} und legte {{laidDown}} hin',
  'woodland-tricks.text.scores': '**Runden**',
  'woodland-tricks.text.score': 'Runde {{round}}: {{points}}',
  'woodland-tricks.text.score-total': 'Gesamt: {{points}}',
  'woodland-tricks.text.hand': '**Deine Hand**',
  'woodland-tricks.text.may': 'Du darfst wählen: {{cards}}',
  'woodland-tricks.text.drawn': 'Du hast mit deiner 5 {{card}} gezogen.',
  'woodland-tricks.text.draws': 'Deine 5er: {{draws}}',
  'woodland-tricks.text.draw': '{{drew}} gezogen, {{putBack}} zurückgelegt',

  // The rules in short.
  'woodland-tricks.rules.text': `### Woodland Tricks
Ein Duell zu zweit. Jede Runde bekommt ihr je 13 von 33 Karten: drei Farben, vom Ass (niedrig) über 2 bis 10 zum Buben (hoch). Eine weitere Karte wird aufgedeckt; ihre Farbe ist **Trumpf**. Sechs Karten bleiben verdeckt als Stapel.

**Ein Stich.** Wer anspielt, legt eine beliebige Karte; die Antwort bedient die Farbe, wenn das geht, sonst ist sie frei. Der höhere Trumpf nimmt den Stich; ohne Trumpf die höhere Karte der angespielten Farbe. Wer ihn nimmt, spielt zum nächsten an. Zum ersten Stich einer Runde spielt an, wer nicht gegeben hat; ihr gebt abwechselnd.

**Punkte.** Nach 13 Stichen zählt, wie viele du genommen hast. Gier wird bestraft:
{{- band}}
Die Partie geht bis {{- targets}} Punkte und endet mit einer Runde. Sind beide so weit, gewinnt die höhere Summe; bei Gleichstand die bessere letzte Runde; ist auch die gleich, entscheidet noch eine Runde.`,
  'woodland-tricks.rules.band-cell': '{{tricks}} Stiche: {{points}}',
  'woodland-tricks.rules.powers': `**Die sechs Kräfte** wirken, wenn die Karte gespielt wird:
**A** (Ass) Verlierst du damit den Stich, spielst du zum nächsten an.
**3** Du darfst die Trumpfkarte sofort gegen eine Karte deiner Hand tauschen. Die neue Farbe ist Trumpf, auch in diesem Stich.
**5** Du musst die oberste Karte des Stapels ziehen und dann eine beliebige deiner Hand darunter legen.
**7** Wer den Stich nimmt, bekommt 1 Punkt für jede 7 darin, selbst wenn die Stiche der Runde nichts wert sind.
**9** Ist sie die einzige 9 im Stich, zählt sie als Trumpf, wenn er entschieden wird. Beim Bedienen behält sie ihre Farbe.
**J** (Bube) Angespielt: Wer seine Farbe hat, muss mit dem Ass oder der höchsten Karte dieser Farbe antworten.

Als deine letzte Karte ändern 3 und 5 nichts. Du bedienst mit dem, was du beim Spielen hast: Danach gezogene oder genommene Karten ändern nichts.`,

  // What somebody's matches come to.
  'woodland-tricks.figures.rounds_one': '{{count}} Runde zu Ende gespielt.',
  'woodland-tricks.figures.rounds_other': '{{count}} Runden zu Ende gespielt.',
  'woodland-tricks.figures.kinds': 'Runden nach Stichen: {{- kinds}}.',
  'woodland-tricks.figures.kinds.humble': '{{rounds}} bescheiden (0 bis 3)',
  'woodland-tricks.figures.kinds.middling': '{{rounds}} mittelmäßig (4 bis 6)',
  'woodland-tricks.figures.kinds.victorious': '{{rounds}} siegreich (7 bis 9)',
  'woodland-tricks.figures.kinds.greedy': '{{rounds}} gierig (10 oder mehr)',
  'woodland-tricks.figures.rest':
    'Beste Runde: {{best}}; Punkte durch 7er: {{bonus}}; Stiche mit der einzigen 9: {{ambushes}}.',
  'woodland-tricks.figures.by-tricks': 'Runden nach Stichen',
  'woodland-tricks.figures.humble': 'Bescheiden',
  'woodland-tricks.figures.middling': 'Mittel',
  'woodland-tricks.figures.victorious': 'Siegreich',
  'woodland-tricks.figures.greedy': 'Gierig',
  'woodland-tricks.figures.best-round': 'Beste Runde',
  'woodland-tricks.figures.bonus-points': 'Punkte durch 7er',
  'woodland-tricks.figures.ambushes': 'Hinterhalte',
} as const;
