/** Before The Birds. Keys start with `before-the-birds.`. */
export const BEFORE_THE_BIRDS_WORDS = {
  'before-the-birds.name': 'Before The Birds',
  'before-the-birds.banner':
    'Before The Birds: ein Häher über Eicheln in sieben Farben vor dem Vollmond über dem Wald.',
  'before-the-birds.lobby':
    'Eichhörnchen bieten geheim um Eicheln: Je kürzer dein Baum und je weniger Farben, desto besser.\n3–7 Personen · jeweils etwa 8 Züge im Spiel, alle zugleich\n{{- deck}} {{- limit}}',
  'before-the-birds.lobby.deck.full': 'Alle 70 Eicheln.',
  'before-the-birds.lobby.deck.trimmed': 'Die untersten zehn Eicheln je Person, sodass jede mitspielt.',
  'before-the-birds.lobby.one-game': 'Ein Spiel.',
  'before-the-birds.lobby.limit': 'Gespielt wird, bis jemand mehr als {{limit}} Punkte hat.',

  // Cards. `sign` stands on buttons and in lists, `written` in sentences.
  'before-the-birds.colour.red': 'Rot',
  'before-the-birds.colour.blue': 'Blau',
  'before-the-birds.colour.green': 'Grün',
  'before-the-birds.colour.orange': 'Orange',
  'before-the-birds.colour.yellow': 'Gelb',
  'before-the-birds.colour.purple': 'Lila',
  'before-the-birds.colour.white': 'Weiß',
  // Gelb has the letter that it has in English, since G is Grün, and Y nothing else in either.
  'before-the-birds.letter.red': 'R',
  'before-the-birds.letter.blue': 'B',
  'before-the-birds.letter.green': 'G',
  'before-the-birds.letter.orange': 'O',
  'before-the-birds.letter.yellow': 'Y',
  'before-the-birds.letter.purple': 'L',
  'before-the-birds.letter.white': 'W',
  'before-the-birds.card.written': '{{number}} {{colour}}',
  'before-the-birds.card.sign': '{{number}}·{{letter}}',
  'before-the-birds.name-alone': '{{name}}',
  'before-the-birds.points_one': '{{count}} Punkt',
  'before-the-birds.points_other': '{{count}} Punkte',
  'before-the-birds.cards_one': '{{count}} Eichel',
  'before-the-birds.cards_other': '{{count}} Eicheln',
  'before-the-birds.colours_one': '{{count}} Farbe',
  'before-the-birds.colours_other': '{{count}} Farben',
  'before-the-birds.games_one': '{{count}} Spiel',
  'before-the-birds.games_other': '{{count}} Spiele',
  'before-the-birds.round': 'Runde {{round}}',
  'before-the-birds.round-of-game': 'Spiel {{game}}, Runde {{round}}',
  'before-the-birds.place.root': 'als Wurzel',
  'before-the-birds.place.left': 'links an {{parent}}',
  'before-the-birds.place.right': 'rechts an {{parent}}',
  'before-the-birds.change': 'von {{before}} auf {{after}}',
  'before-the-birds.worth': 'Länge {{length}}, {{- colours}}',
  'before-the-birds.worth-named': '{{- worth}} ({{- colours}})',
  'before-the-birds.landing': '{{card}} käme {{place}}: {{- effects}}',
  'before-the-birds.landing.length': 'Länge {{- change}}',
  'before-the-birds.landing.length-same': 'Länge bleibt {{length}}',
  'before-the-birds.landing.colour': 'neue Farbe {{colour}}',
  'before-the-birds.landing.no-colour': 'keine neue Farbe',
  'before-the-birds.landing.score': 'Wert {{- change}}',

  // What is asked.
  'before-the-birds.asked.bid': 'eine Eichel bieten',
  'before-the-birds.asked.replace-bid': 'Gebot kann noch geändert werden',
  'before-the-birds.ask.bid':
    'Runde {{round}} von {{rounds}}: Biete eine Eichel. Das niedrigste Gebot bekommt {{lowest}}, das höchste {{highest}}.',
  'before-the-birds.ask.replace': 'Du bietest {{bid}}. Du kannst es ändern, bis alle geboten haben.',
  'before-the-birds.ask.last': 'Alle anderen haben geboten: Dein Gebot gilt sofort.',

  // What is asked, explained to whoever has never done it.
  'before-the-birds.hint.bid':
    'Niemand sieht dein Gebot, bis alle geboten haben. Gebote dazwischen bekommen die Eicheln dazwischen, und alle Gebote sind der nächste Boden.',
  'before-the-birds.hint.replace-bid': 'Ob du dein Gebot änderst, erfährt niemand.',
  'before-the-birds.choice.replace': 'Stattdessen eine andere Eichel bieten',
  'before-the-birds.own-bid': 'Du bietest {{bid}}.',
  'before-the-birds.still': 'Es fehlen noch Gebote von: {{- whom}}.',
  'before-the-birds.news.round':
    'Runde {{round}}: Du hast {{bid}} geboten und {{collected}} bekommen, {{place}}.',
  'before-the-birds.news.game':
    'Spiel {{game}} ist vorbei: {{score}} für deinen Baum, insgesamt hast du {{total}}.',
  'before-the-birds.own': 'Dein Baum: {{- worth}}, Wert bisher {{score}}.',
  'before-the-birds.own-empty': 'Dein Baum ist leer: Die erste Eichel, die du bekommst, ist seine Wurzel.',
  'before-the-birds.over': 'Die Partie ist vorbei.',

  // What is wrong with a move.
  'before-the-birds.illegal.match-over': 'Diese Partie ist vorbei. Die Revanche beginnt eine neue.',
  'before-the-birds.illegal.bid-already':
    'Du hast in dieser Runde schon {{bid}} geboten. Wähle zum Ändern eine andere Eichel oder lass es dabei.',
  'before-the-birds.illegal.no-bid-yet': 'Du hast noch nicht geboten. Wähle eine Eichel dafür.',
  'before-the-birds.illegal.opened':
    'Die Gebote von {{round}} liegen offen und lassen sich nicht mehr ändern. Wähle eine Eichel für diese Runde.',
  'before-the-birds.illegal.same-bid':
    '{{bid}} ist schon dein Gebot. Wähle eine andere Eichel oder lass es dabei.',
  'before-the-birds.illegal.card-not-held': '{{card}} hast du nicht. Wähle eine deiner Eicheln.',

  // The live table.
  'before-the-birds.live.title': '**Runde {{round}} von {{rounds}}** · am Boden: {{- ground}}',
  'before-the-birds.live.title-game':
    '**Spiel {{game}}, Runde {{round}} von {{rounds}}** · am Boden: {{- ground}}',
  'before-the-birds.live.all': 'Alle bieten zugleich und geheim.',
  'before-the-birds.live.bid_one': '{{- names}} hat geboten.',
  'before-the-birds.live.bid_other': '{{- names}} haben geboten.',
  'before-the-birds.live.over': 'Die Partie ist vorbei.',

  // What happened, in the thread.
  'before-the-birds.story.bids': '**{{round}}** · {{- bids}}.',
  'before-the-birds.story.forced': '**{{round}}**, die letzten Eicheln aller Hände · {{- bids}}.',
  'before-the-birds.story.bid': '{{bid}} von {{name}} bekommt {{collected}}',
  'before-the-birds.story.round': 'Runde {{round}}',
  'before-the-birds.story.round-of-game': 'Spiel {{game}}, Runde {{round}}',
  'before-the-birds.story.game': '**Spiel {{game}} ist vorbei** · {{- seats}}. {{- lowest}}',
  'before-the-birds.story.game-seat': '{{name}} +{{score}}, jetzt {{total}}',
  'before-the-birds.story.lowest': 'Den besten Baum hat {{- names}}.',
  'before-the-birds.story.lowest-shared': 'Die besten Bäume haben {{- names}}.',
  'before-the-birds.story.game-begins': '**Spiel {{game}} beginnt** · am Boden: {{- ground}}.',
  'before-the-birds.end.won': '**{{- winners}} gewinnt**: {{points}}; der niedrigste Wert gewinnt.',
  'before-the-birds.end.shared':
    '**{{- winners}} teilen sich den Sieg**: je {{points}}; der niedrigste Wert gewinnt.',
  'before-the-birds.end.won-games':
    '**{{- winners}} gewinnt**: {{points}}, {{games}}; die niedrigste Summe gewinnt.',
  'before-the-birds.end.shared-games':
    '**{{- winners}} teilen sich den Sieg**: je {{points}}, {{games}}; die niedrigste Summe gewinnt.',
  'before-the-birds.end.other': '{{name}} {{total}}',
  'before-the-birds.end.others': '{{- told}} {{- others}}.',

  // Trees.
  'before-the-birds.sight.trees': 'Alle Bäume',
  'before-the-birds.trees.text': '**{{- title}}**: {{- seats}}.',
  'before-the-birds.trees.seat': '{{name}} {{score}} ({{- worth}})',
  'before-the-birds.trees.seat-empty': '{{name}} 0',

  // Words in pictures.
  'before-the-birds.picture.seat': 'Platz {{number}}',
  'before-the-birds.picture.round': 'Runde {{round}} von {{rounds}}',
  'before-the-birds.picture.over': 'Das Ende',
  'before-the-birds.picture.ground': 'Boden',
  'before-the-birds.picture.ground-of-game': 'Spiel {{game}} · Boden',
  'before-the-birds.picture.left-over': 'Übrig',
  'before-the-birds.picture.legend': 'Länge + Farben = Wert',
  'before-the-birds.picture.legend-total': 'Länge + Farben = Wert · Σ aller Spiele',
  'before-the-birds.picture.total': 'Σ {{total}}',
  'before-the-birds.picture.bids': 'Runde {{round}}: die Gebote',
  'before-the-birds.picture.bids-of-game': 'Spiel {{game}}, Runde {{round}}: die Gebote',
  'before-the-birds.picture.new-ground': 'Sie sind der neue Boden.',
  'before-the-birds.picture.forced': 'Die letzten Eicheln, ungefragt geboten.',
  'before-the-birds.picture.trees': 'Bäume in Runde {{round}}',
  'before-the-birds.picture.trees-of-game': 'Bäume von Spiel {{game}}',
  'before-the-birds.picture.trees-over': 'Die Bäume',
  'before-the-birds.picture.your-bid': 'Gebot',
  'before-the-birds.picture.your-tree': 'Dein Baum',
  'before-the-birds.picture.if-you-take': 'Mit jeder Eichel',
  'before-the-birds.picture.grows': 'golden: mehr als jetzt',
  'before-the-birds.picture.newest': 'neueste',
  'before-the-birds.picture.game-over': 'Spiel {{game}} ist vorbei',
  'before-the-birds.picture.row.colours': 'Farben',
  'before-the-birds.picture.row.sum': 'Wert',
  'before-the-birds.picture.row.game': 'Spiel {{game}}',
  'before-the-birds.picture.row.earlier': '1–{{last}}',
  'before-the-birds.picture.row.total': 'Gesamt',
  'before-the-birds.picture.wins': '{{name}} gewinnt',
  'before-the-birds.picture.shared': 'Geteilter Sieg',
  'before-the-birds.picture.round-title': 'Eine Runde: vier Gebote',
  'before-the-birds.picture.storing-title': 'Wohin kommt 26?',
  'before-the-birds.picture.storing.larger': '26 ist größer als 25: schau nach rechts.',
  'before-the-birds.picture.storing.smaller': '26 ist kleiner als 44: schau nach links.',
  'before-the-birds.picture.storing.lies': 'Dort liegt nichts: Das ist ihr Platz.',
  'before-the-birds.picture.scores-title': 'Was ein Baum zählt',

  // Alt texts of pictures.
  'before-the-birds.alt.table': 'Before The Birds, Runde {{round}} von {{rounds}}.',
  'before-the-birds.alt.table-game': 'Before The Birds, Spiel {{game}}, Runde {{round}} von {{rounds}}.',
  'before-the-birds.alt.over': 'Before The Birds, die Partie ist vorbei.',
  'before-the-birds.alt.ground': 'Boden: {{ground}}.',
  'before-the-birds.alt.left-over': 'Übrig am Boden: {{ground}}.',
  'before-the-birds.alt.still': 'Es fehlen noch Gebote von: {{whom}}.',
  'before-the-birds.alt.trees-title': '{{title}}.',
  'before-the-birds.alt.tree': 'Baum von {{name}}, Wert {{score}}, {{worth}}: {{cards}}.',
  'before-the-birds.alt.tree-cards': 'Baum von {{name}}: {{cards}}.',
  'before-the-birds.alt.tree-empty': 'Der Baum von {{name}} ist leer.',
  'before-the-birds.alt.tree-score': '{{name}}: Wert {{score}}, {{worth}}.',
  'before-the-birds.alt.placed': '{{card}} {{place}}',
  'before-the-birds.alt.bids': 'Before The Birds, die Gebote von {{round}}, das niedrigste zuerst.',
  'before-the-birds.alt.bids-forced':
    'Before The Birds, die Gebote von {{round}}, die letzten Eicheln aller Hände, das niedrigste zuerst.',
  'before-the-birds.alt.bid': '{{name}} bietet {{bid}} und legt {{collected}} an, {{place}}.',
  'before-the-birds.alt.bid-open': '{{name}} bietet {{bid}}.',
  'before-the-birds.alt.hand_one': 'Deine Hand, {{count}} Eichel: {{cards}}.',
  'before-the-birds.alt.hand_other': 'Deine Hand, {{count}} Eicheln: {{cards}}.',
  'before-the-birds.alt.no-hand': 'Deine Hand ist leer.',
  'before-the-birds.alt.bid-own': 'Dein Gebot: {{bid}}.',
  'before-the-birds.alt.landing': '{{landing}}.',
  'before-the-birds.alt.own-tree': 'Dein Baum, Wert {{score}}, {{worth}}: {{cards}}.',
  'before-the-birds.alt.own-empty': 'Dein Baum ist leer.',
  'before-the-birds.alt.game': 'Before The Birds, Spiel {{game}} ist vorbei.',
  'before-the-birds.alt.game-seat': '{{name}}: {{score}} in diesem Spiel, {{worth}}; gesamt {{total}}.',
  'before-the-birds.alt.end-seat': '{{name}}: Platz {{place}}, Wert {{total}}, {{worth}}.',
  'before-the-birds.alt.end-seat-early': '{{name}}: Platz {{place}}, gesamt {{total}}.',
  'before-the-birds.alt.end-seat-games':
    '{{name}}: Platz {{place}}, gesamt {{total}}; nach Spielen {{games}}.',
  'before-the-birds.alt.round-example':
    'Eine Runde zu viert. Am Boden liegen {{ground}}. Es folgen die Gebote, das niedrigste zuerst.',
  'before-the-birds.alt.round-bid': '{{bid}} bekommt {{collected}}.',
  'before-the-birds.alt.round-new': 'Die Gebote sind der neue Boden.',
  'before-the-birds.alt.storing':
    '26 kommt in einen Baum aus 25 mit 44 rechts daran. 26 ist größer als 25, geht also nach rechts, zu 44. Sie ist kleiner als 44, geht also nach links und bleibt an der linken unteren Ecke von 44.',
  'before-the-birds.alt.scoring':
    'Ein Baum aus neun Eicheln, Wert {{score}}: {{- worth}}. Seine Eicheln sind {{cards}}.',
  'before-the-birds.alt.all-empty': 'Alle Bäume sind leer.',

  // The table as text.
  'before-the-birds.text.title': '### Before The Birds, Runde {{round}} von {{rounds}}',
  'before-the-birds.text.title-game': '### Before The Birds, Spiel {{game}}, Runde {{round}} von {{rounds}}',
  'before-the-birds.text.title-over': '### Before The Birds: die Partie ist vorbei',
  'before-the-birds.text.limit': 'Die Partie endet nach dem Spiel, mit dem eine Summe über {{limit}} steigt.',
  'before-the-birds.text.hand': '**Deine Hand**: {{- cards}}',
  'before-the-birds.text.bid': 'Dein Gebot: {{bid}}',
  'before-the-birds.text.ground': '**Boden**: {{- cards}}',
  'before-the-birds.text.left-over': '**Übrig**: {{- cards}}',
  'before-the-birds.text.landings': '**In deinem Baum**',
  'before-the-birds.text.trees': '**Bäume** (links kleiner, rechts größer)',
  'before-the-birds.text.tree': '{{mark}} **{{name}}**: {{- worth}}, Wert {{score}}{{- facts}}',
  'before-the-birds.text.tree-empty': '{{mark}} **{{name}}**: keine Eicheln{{- facts}}',
  'before-the-birds.text.in-hand': ', {{cards}} auf der Hand',
  'before-the-birds.text.in-games': ', {{points}} aus beendeten Spielen',
  'before-the-birds.text.has-bid': ', hat geboten',
  'before-the-birds.text.root': '{{indent}}Wurzel {{card}}{{- newest}}',
  'before-the-birds.text.left': '{{indent}}links {{card}}{{- newest}}',
  'before-the-birds.text.right': '{{indent}}rechts {{card}}{{- newest}}',
  'before-the-birds.text.newest': ' (neueste)',
  'before-the-birds.text.longest': '  Längster Weg: {{- paths}}',
  'before-the-birds.text.path-step': ' zu ',
  'before-the-birds.text.rounds': '**Runden dieses Spiels**, die Gebote von niedrig nach hoch',
  'before-the-birds.text.rounds-of': '**Runden von Spiel {{game}}**, die Gebote von niedrig nach hoch',
  'before-the-birds.text.round': '{{round}}: {{- bids}}',
  'before-the-birds.text.taken': '{{mark}} {{bid}} bekam {{collected}}',
  'before-the-birds.text.last-game': '**Bäume von Spiel {{game}}**',
  'before-the-birds.text.scores': '**Spiele**',
  'before-the-birds.text.score': 'Spiel {{game}}: {{- points}}',
  'before-the-birds.text.totals': 'Gesamt: {{- points}}',

  // The rules in short.
  'before-the-birds.rules.text': `### Before The Birds
Für drei bis sieben. Die Eichhörnchen wollen die Eicheln, bevor die Vögel kommen: Alle bieten geheim um das, was am **Boden** liegt, und jede Eichel hat nur einen Platz in einem Baum. **Niedrige Werte gewinnen**: ein kurzer Baum mit wenigen Farben.

**Eicheln.** 70, nummeriert von 00 bis 69. Der Rest der Nummer beim Teilen durch 7 ist ihre Farbe: 0 Rot, 1 Blau, 2 Grün, 3 Orange, 4 Gelb (mit dem Zeichen Y), 5 Lila, 6 Weiß. Alle halten neun; eine weitere je Person liegt am Boden, der Reihe nach.

**Eine Runde.** Alle bieten zugleich eine Eichel ihrer Hand, verdeckt. Du kannst dein Gebot ändern, bis alle geboten haben. Dann bekommt das niedrigste Gebot die niedrigste Eichel vom Boden, das nächste Gebot die nächste Eichel und so weiter. **Die Gebote sind der neue Boden.** Ein Spiel hat neun Runden; die letzte Eichel jeder Hand wird ungefragt geboten.`,
  'before-the-birds.rules.storing': `**Anlegen.** Deine erste Eichel ist die Wurzel deines Baums. Jede weitere beginnt bei der Wurzel: An einer größeren Eichel geht sie nach links, an einer kleineren nach rechts, bis eine Ecke frei ist. Dort bleibt sie. So geht 26 an 25 nach rechts, dann an 44 nach links.`,
  'before-the-birds.rules.scores': `**Wert** = Länge (Eicheln auf dem längsten Weg von der Wurzel nach unten) + Farben (verschiedene im ganzen Baum). Der niedrigste Wert gewinnt; bei Gleichstand wird geteilt. Mit einem **Limit** werden Spiele gespielt und zusammengezählt, bis eine Summe darüber liegt.

**Für Neugierige.** Das ist ein *binärer Suchbaum*, mit dem Computer Ordnung halten: Was man sucht, findet man, indem man bei jedem Schritt nach links oder rechts abbiegt. Deinen gleicht niemand aus, darum entscheidet die Reihenfolge der Eicheln, wie tief er wächst.`,

  // What somebody's matches come to.
  'before-the-birds.figures.trees_one': '{{count}} Baum gepflanzt.',
  'before-the-birds.figures.trees_other': '{{count}} Bäume gepflanzt.',
  'before-the-birds.figures.best':
    'Kürzester Baum: {{shortest}}; wenigste Farben: {{fewest}}; bester Baum: {{best}}; Farben eines Baums im Schnitt: {{colours}}.',
  'before-the-birds.figures.colours': 'Bäume mit jeder Farbe: {{- list}}.',
  'before-the-birds.figures.one-colour': '{{name}} {{count}}',
  'before-the-birds.figures.share_one': 'Wie oft jede Farbe in {{count}} Baum vorkommt',
  'before-the-birds.figures.share_other': 'Wie oft jede Farbe in {{count}} Bäumen vorkommt',
  'before-the-birds.figures.shortest-tree': 'Kürzester Baum',
  'before-the-birds.figures.fewest-colours': 'Wenigste Farben',
  'before-the-birds.figures.best-tree': 'Bester Baum',
  'before-the-birds.figures.colours-each': 'Farben je Baum',
} as const;
