/**
 * Where a comma stands before "und" or "oder" though what follows is no sentence of its own: a word, a part of a
 * sentence, or a verb whose subject has been named before. After a clause put in between, the comma is its end.
 */
export function commaSlips(text: string): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 0: link }) => {
    const after = sentence(text.slice(index + link.length));
    return isAllowed(text.slice(0, index), after) ? [] : [`${link.trim()} ${after[0]}`];
  });
}

const LINK = /,\s(?:und|oder|sowie)\s/g;

/** The parts of a sentence, between its commas. */
function sentence(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = (text.split(/[.:;?!\n]/)[0] ?? '').split(/,\s/);
  return [first, ...others];
}

function isAllowed(before: string, [after, next = '']: readonly [string, ...string[]]): boolean {
  const [first = ''] = after.split(' ');
  // "und wer sie hat, spielt sie" is a sentence, "und wie sie heißt" goes on with a clause.
  if (SUBORDINATE.test(first)) return isVerb(next.split(' ')[0]);
  if (isClausePutIn(before) || PUT_IN_AFTER.test(first)) return true;
  return !isVerb(first) && after.split(' ').some(isVerb);
}

/** Whether the text ends with something that a comma began, such as "die auf dem Tisch liegt". */
function isClausePutIn(before: string): boolean {
  const [begun, ...rest] = (before.split(/[.:;?!\n]/).at(-1) ?? '').split(/,\s/).toReversed();
  return rest.length > 0 && CLAUSE.test(begun ?? '');
}

function isVerb(word = ''): boolean {
  return FINITE.has(word.replaceAll(/[^\p{Letter}]/gu, ''));
}

/** With what a clause goes on that stands beside another such clause. */
const SUBORDINATE = /^(?:wie|was|wer|wem|wen|wann|wo|bis|dass|ob|wenn|weil)$/;

/** "und du, Ana, spielst" and "und sei er noch so klein". */
const PUT_IN_AFTER = /^(?:du|ihr|sei)$/;

const CLAUSE =
  /^\**(?:(?:in|an|auf|mit|von|aus|zu|bei|für) )?(?:die|der|das|den|dem|deren|dessen|was|wer|wie|wo|wohin|wenn|dass|ob|bis|als|solange|sobald|so viele|etwa|nämlich)\b/;

/** Verbs that a sentence of its own has in second place. One that is new to the words is added here. */
const FINITE: ReadonlySet<string> = new Set(
  `ist sind war hat hast haben habe darf darfst dürfen kann kannst können muss musst soll wird wirst werden wurde
   gibt geht gehen gehören liegt liegen steht stehen kommt kommen sitzt sitzen spielt spielen spielst nimmt nehmen
   braucht brauchen wartet warten zieht zeigt erklärt fragt drückst drückt landest zählt sagt bestimmt wählt bleibt
   beginnt beginnen bringt schlägt endet eröffnet gewinnt bekommt entscheidet verbiege verrät schlägt führt
   lass passe nutze nimm nenne wähle suche schreib versuche`.split(/\s+/),
);
