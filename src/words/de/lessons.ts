/** The guided tours through the rules. Keys start with `lesson.`, and then with the game. */
export const LESSON_WORDS = {
  'lesson.page': '-# Seite {{page}} von {{pages}}',
  'lesson.back': '◀ Zurück',
  'lesson.next': 'Weiter ▶',
  'lesson.whole': 'Alle Regeln',
  'lesson.tour': 'Rundgang',
  'lesson.try': '**Probier es.** {{- question}}',
  'lesson.right': '✅ Richtig: **{{answer}}**. {{- why}}',
  'lesson.wrong': '❌ Nicht **{{answer}}**. {{- why}}',
  'lesson.again': 'Versuch etwas anderes.',
  'lesson.you': '{{name}} (du)',
  'lesson.done': 'Genug für den Anfang: {{- command}} eröffnet einen Tisch.',

  // Who plays in the examples; the learner is the first.
  'lesson.person.0': 'Ana',
  'lesson.person.1': 'Ben',
  'lesson.person.2': 'Cleo',
  'lesson.person.3': 'Dev',

  'lesson.woodland-tricks.cards':
    '### Dreizehn Stiche, aber nicht zu viele\nEin Duell zu zweit. Beide haben 13 von 33 Karten auf der Hand: drei Farben, vom Ass (**A**, niedrig) über 2 bis 10 zum Buben (**J**, hoch). Eine weitere Karte liegt offen, und ihre Farbe ist **Trumpf**. Ein Stich sind zwei Karten, von beiden eine; dreizehn Stiche sind eine Runde.',
  'lesson.woodland-tricks.follow':
    '### Farbe bedienen\nWer anspielt, spielt eine beliebige Karte. Die andere Seite muss **die angespielte Farbe** spielen; nur wer keine davon hat, spielt eine beliebige.',
  'lesson.woodland-tricks.follow.ask':
    'Du bist {{you}}. {{name}} hat {{card}} angespielt: Welche dieser Karten darfst du spielen?',
  'lesson.woodland-tricks.follow.right': 'Das ist die angespielte Farbe.',
  'lesson.woodland-tricks.taking':
    '### Wer den Stich nimmt\nDer **höhere Trumpf** nimmt ihn. Ohne Trümpfe ist es die **höhere Karte der angespielten Farbe**. Wer einen Stich nimmt, spielt zum nächsten an.',
  'lesson.woodland-tricks.taking.ask':
    'Trumpf ist {{trump}}. {{name}} hat {{lead}} angespielt; du, {{you}}, hast diese Farbe nicht und spielst {{card}}. Wer nimmt den Stich?',
  'lesson.woodland-tricks.taking.right': 'Ein Trumpf, und sei er noch so niedrig, schlägt jede andere Farbe.',
  'lesson.woodland-tricks.taking.wrong': 'Sieh auf die Farbe deiner Karte: Sie ist Trumpf.',
  'lesson.woodland-tricks.points':
    '### Gier wird bestraft\nNach dreizehn Stichen sagt die Leiste unten, was deine bringen: **Wenige oder viele sind gut, zu viele bringen nichts.** Gespielt wird bis {{- targets}} Punkte, wie ihr es wählt; die Runde, die dorthin führt, ist die letzte.',
  'lesson.woodland-tricks.points.ask':
    'Zwei Stiche sind noch zu spielen, und am Ende hat {{name}} {{tricks}}. Wie viele Punkte bringen {{tricks}} Stiche?',
  'lesson.woodland-tricks.points.right':
    'Zehn Stiche oder mehr sind gierig und bringen nichts; {{other}} bekommt {{points}} Punkte für {{left}}.',
  'lesson.woodland-tricks.points.wrong':
    'Such {{tricks}} in der oberen Zeile der Leiste: Darunter stehen die Punkte.',
  'lesson.woodland-tricks.powers':
    '### Sechs Kräfte\nAss, 3, 5, 7, 9 und Bube können etwas, **wenn sie gespielt werden**. Jede trägt ihr Zeichen, und deine Hand fragt, was zu entscheiden ist.',
  'lesson.woodland-tricks.powers.ask':
    'Du, {{you}}, spielst eine davon an. Bei welcher fragt deine Hand dich noch etwas?',
  'lesson.woodland-tricks.powers.by-itself': 'Da hast du nichts zu entscheiden.',
  'lesson.woodland-tricks.powers.plain': 'Sie trägt kein Zeichen, also kann sie nichts.',
  'lesson.woodland-tricks.jack':
    '### Der Bube befiehlt\nEin angespielter **Bube** verlangt noch mehr: Wer Karten seiner Farbe hat, muss mit dem **Ass** oder der **höchsten Karte** dieser Farbe antworten.',
  'lesson.woodland-tricks.jack.ask':
    'Du bist {{you}}, und {{name}} hat {{card}} angespielt. Was darfst du spielen?',
  'lesson.woodland-tricks.jack.right': 'Das Ass oder die höchste Karte der Farbe: Beide gehorchen dem Buben.',
  'lesson.woodland-tricks.ambush':
    '### Die 9 im Hinterhalt\nDie **einzige 9** in einem Stich zählt als Trumpf, wenn er entschieden wird. Beim Bedienen bleibt sie, was aufgedruckt ist.',
  'lesson.woodland-tricks.ambush.ask':
    'Trumpf ist {{trump}}. {{name}} hat {{lead}} angespielt; du, {{you}}, hast diese Farbe nicht und spielst {{card}}. Wer nimmt den Stich?',
  'lesson.woodland-tricks.ambush.right': 'Die einzige 9 zählt als Trumpf.',
  'lesson.woodland-tricks.ambush.wrong': 'In diesem Stich liegt nur eine 9, also zählt sie als Trumpf.',
  'lesson.woodland-tricks.comeback':
    '### Mit dem Ass verlieren\nWer einen Stich nimmt, spielt zum nächsten an, es sei denn, das **Ass** hat ihn verloren. Dann spielt an, wer das Ass gelegt hat.',
  'lesson.woodland-tricks.comeback.ask':
    'Trumpf ist {{trump}}. {{name}} hat {{lead}} angespielt, und du, {{you}}, spielst {{card}} und verlierst. Wer spielt zum nächsten Stich an?',
  'lesson.woodland-tricks.comeback.right': 'So gibst du einen Stich ab, aber nicht das Anspiel.',
  'lesson.woodland-tricks.comeback.wrong': 'Die Karte, die verliert, ist ein Ass.',

  'lesson.trickadee.cards':
    '### Vögel für deine Schwärme\nDrei Runden mit 6, 7 und 8 Stichen. Jede beginnst du mit einem Vogel, deinem ersten **Schwarm**. In jedem Stich spielen alle einen Vogel, und dann **nehmen** alle einen davon in einen Schwarm. Schwärme bringen nach jeder Runde Punkte; die höchste Summe gewinnt. Es gibt elf Arten in fünf Farben: Lila (**L**), Blau (**B**), Grün (**G**), Gelb (**Y**) und Rot (**R**). Der Wert ist in Lila die Nummer der Art, in Blau 1 mehr, in Grün 2, in Gelb 3, in Rot 4.',
  'lesson.trickadee.follow':
    '### Bediene, was auf dem Tisch liegt\nDer erste Vogel ist frei. Die anderen spielen **eine Farbe vom Tisch** oder einen **Lifer-Vogel** (★), Trumpf der Runde. Ohne solche Farbe ist jeder erlaubt.',
  'lesson.trickadee.follow.ask':
    'Du bist {{you}}. Auf dem Tisch: {{- plays}}. Lifer-Art: {{species}}. Was darfst du spielen?',
  'lesson.trickadee.follow.right.suit': 'Diese Farbe liegt auf dem Tisch.',
  'lesson.trickadee.follow.right.lifer': 'Das ist ein Lifer-Vogel, und der ist immer erlaubt.',
  'lesson.trickadee.order':
    '### Wer zuerst kommt\nLifer-Vögel kommen zuerst. Dann zählt die Farbe: **Je mehr Vögel von ihr im Stich** liegen, desto stärker ist sie; bei gleich vielen die mit der größeren Summe der Werte. In einer Farbe geht der höhere Wert vor.',
  'lesson.trickadee.order.ask':
    'Du, {{you}}, spielst {{card}}; Lifer-Art: {{species}}. Welcher Vogel ist der Erste?',
  'lesson.trickadee.order.right': 'Erst Lifer-Vögel, dann die stärkere Farbe: {{- order}}.',
  'lesson.trickadee.order.wrong':
    'Such zuerst nach Lifer-Vögeln, dann nach der Farbe, von der die meisten Vögel daliegen.',
  'lesson.trickadee.seeds':
    '### Verlieren zahlt sich aus\nIn der Reihenfolge der Plätze nehmen alle einen Vogel; für den letzten Platz bleibt der Rest. Dafür bekommt der **letzte Platz 2 Körner**, der erste keins und jeder andere 1. Mit Körnern kaufst du Fähigkeiten, und am Ende der Partie sind je drei ein Punkt.',
  'lesson.trickadee.seeds.ask':
    'Du, {{you}}, spielst {{card}}; Lifer-Art: {{species}}. Wie viele Körner bekommst du?',
  'lesson.trickadee.seeds.right': 'Du bist auf dem letzten Platz: Die Reihenfolge ist {{- order}}.',
  'lesson.trickadee.seeds.wrong':
    'Finde heraus, welcher Platz deiner ist. Der erste bekommt keins, der letzte zwei.',
  'lesson.trickadee.flocks':
    '### Was ein Schwarm bringt\nEr bringt die **Zahl seiner Vögel** mal die **Summe dessen, was alle gemeinsam haben**: Folge von Werten, Farbe und Art je 1, gleicher Wert 2. Ein einzelner Vogel bringt nichts.',
  'lesson.trickadee.flocks.ask': 'Wie viele Punkte bringt der letzte Schwarm?',
  'lesson.trickadee.flocks.right': '{{birds}} × {{multiplier}}: {{- categories}}.',
  'lesson.trickadee.flocks.wrong':
    'Es sind {{birds}}. Multipliziere ihre Zahl mit der Summe ihrer Gemeinsamkeiten.',
  'lesson.trickadee.into':
    '### Wohin damit\nWer einen Vogel nimmt, setzt ihn in einen eigenen Schwarm oder beginnt mit ihm einen neuen. Dort bleibt er, wenn ihn keine Fähigkeit bewegt: Ein Vogel, der nicht passt, kostet einen Schwarm seine Punkte.',
  'lesson.trickadee.into.ask':
    'Du, {{you}}, hast {{card}} genommen. Welchen Schwarm wählst du, damit das jetzt am meisten bringt?',
  'lesson.trickadee.into.why': 'Alle deine Schwärme zusammen: vorher {{before}} Punkte, dann {{after}}.',
  'lesson.trickadee.ability':
    '### Fähigkeiten kosten Körner\nDrei von neun Fähigkeiten liegen in jeder Runde aus, für 1, 2 und 3 Körner. Nach jedem Stich darfst du **eine** nutzen, die du bezahlen kannst, oder passen und die Körner behalten.',
  'lesson.trickadee.ability.ask': 'Du, {{you}}, hast {{seeds}}. Welche von diesen könntest du nutzen?',
  'lesson.trickadee.ability.answer': '{{- ability}}: {{cost}}',
  'lesson.trickadee.ability.right': 'Sie kostet {{cost}}. {{- text}}',

  'lesson.before-the-birds.acorns':
    '### Ein kleiner Baum mit wenigen Farben\nAlle bauen einen Baum aus neun Eicheln, und der **niedrigste Wert gewinnt**. Die Eicheln sind von 00 bis 69 nummeriert, reihum in sieben Farben: 00 Rot (**R**), 01 Blau (**B**), 02 Grün (**G**), 03 Orange (**O**), 04 Gelb (**Y**), 05 Lila (**L**), 06 Weiß (**W**), 07 wieder Rot und so weiter. Du hast neun auf der Hand; so viele, wie mitspielen, liegen der Reihe nach am **Boden**.',
  'lesson.before-the-birds.bid':
    '### Alle bieten zugleich\nAlle bieten verdeckt eine Eichel. Dann **nimmt das niedrigste Gebot die niedrigste Eichel** vom Boden, das nächste die nächste und so weiter.',
  'lesson.before-the-birds.bid.ask':
    'Du, {{you}}, bietest {{bid}}; die anderen bieten {{- others}}. Am Boden liegen {{- ground}}. Welche bekommst du?',
  'lesson.before-the-birds.bid.right':
    'Der Reihe nach sind die Gebote {{- bids}}, und jedes nimmt die Eichel an derselben Stelle.',
  'lesson.before-the-birds.bid.wrong': 'Ordne die vier Gebote. Deins bekommt die Eichel an derselben Stelle.',
  'lesson.before-the-birds.ground':
    '### Gebote sind der nächste Boden\nDie gebotenen Eicheln bleiben auf dem Tisch: **Sie sind der neue Boden**. Ein Gebot entscheidet also zweimal: was du jetzt nimmst und was als Nächstes zu haben ist.',
  'lesson.before-the-birds.ground.ask':
    'Diese Gebote liegen offen, und alle haben ihre Eichel. Welche ist jetzt die niedrigste am Boden?',
  'lesson.before-the-birds.ground.right': 'Das war das niedrigste Gebot.',
  'lesson.before-the-birds.ground.taken': 'Diese Eichel wurde vom Boden genommen.',
  'lesson.before-the-birds.ground.bid':
    'Diese Eichel wurde geboten und liegt am Boden, aber eine niedrigere auch.',
  'lesson.before-the-birds.storing':
    '### Ein Platz für jede\nDie erste Eichel ist die Wurzel. Jede andere beginnt dort und geht **an einer größeren nach links** und **an einer kleineren nach rechts**, bis Platz ist. Zu wählen gibt es nichts.',
  'lesson.before-the-birds.storing.ask': 'Wohin kommt {{card}}?',
  'lesson.before-the-birds.storing.right': 'Der Weg von der Wurzel: {{- way}}.',
  'lesson.before-the-birds.storing.wrong':
    'Geh von der Wurzel abwärts: An {{at}} geht {{card}} nach {{side}}.',
  'lesson.before-the-birds.storing.side.left': 'links',
  'lesson.before-the-birds.storing.side.right': 'rechts',
  'lesson.before-the-birds.storing.step.left': 'links an {{at}}',
  'lesson.before-the-birds.storing.step.right': 'rechts an {{at}}',
  'lesson.before-the-birds.score':
    '### Was ein Baum zählt\nSeine **Länge**, das ist die Zahl der Eicheln auf dem längsten Weg von der Wurzel nach unten, und dazu die Zahl seiner verschiedenen **Farben**. Wenig ist gut.',
  'lesson.before-the-birds.score.ask': 'Was zählt dieser Baum von {{you}}?',
  'lesson.before-the-birds.score.right': 'Er hat {{- worth}}; ein längster Weg ist {{- path}}.',
  'lesson.before-the-birds.score.wrong':
    'Zähl die Eicheln auf dem längsten Weg nach unten und dazu die Farben im ganzen Baum.',
  'lesson.before-the-birds.choice':
    '### Welche willst du?\nDeine Hand zeigt, was jede Eichel vom Boden dich kosten würde. Dein Gebot zielt auf eine; welche du bekommst, hängt von allen Geboten ab.',
  'lesson.before-the-birds.choice.ask': 'Du bist {{you}}. Welche Eichel vom Boden kostet dich am wenigsten?',
} as const;
