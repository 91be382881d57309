import ts from 'typescript';

/** Texts by key that a source file asks for: `pattern` matches the keys, plural forms apart. */
export interface Asked {
  readonly where: string;
  readonly pattern: RegExp;
  /** How long the text may be where it is put; nothing where a message holds it, or keys are put together. */
  readonly lengthMax: number | undefined;
}

/** What Discord allows where a property of that name ends up. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['label', 80],
  ['placeholder', 150],
  ['description', 100],
]);
const OF_FORM: ReadonlyMap<string, number> = new Map([
  ['label', 45],
  ['title', 45],
  ['about', 100],
]);
/** Fewer letters that are certain say nothing. */
const CERTAIN_MIN = 4;

/** Every literal of a source file that may be a key, and every template that keys are put together by. */
export function keysAsked(fileName: string, source: string): readonly Asked[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: Asked[] = [];
  ts.forEachChild(file, visit);
  return found;

  function visit(node: ts.Node): void {
    const pattern = patternOf(node);
    if (pattern !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({
        where: `${fileName}:${line + 1}`,
        pattern,
        lengthMax: ts.isTemplateExpression(node) ? undefined : lengthMaxAt(node),
      });
    }
    ts.forEachChild(node, visit);
  }
}

function patternOf(node: ts.Node): RegExp | undefined {
  if (ts.isImportDeclaration(node.parent)) return undefined;
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${escaped(node.text)}$`);
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (parts.join('').replace(/[^a-z]/gi, '').length < CERTAIN_MIN) return undefined;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// The key is the first argument of `plain`, and that call is all there is of the property.
function lengthMaxAt(node: ts.Node): number | undefined {
  let at: ts.Node = node;
  while (ts.isConditionalExpression(at.parent)) at = at.parent;
  const call = at.parent;
  if (!ts.isCallExpression(call) || !/\.plain$/.test(call.expression.getText())) return undefined;
  let value: ts.Node = call;
  while (ts.isConditionalExpression(value.parent)) value = value.parent;
  const property = value.parent;
  if (!ts.isPropertyAssignment(property)) return undefined;
  const name = property.name.getText();
  return (isOfForm(property.parent) ? OF_FORM.get(name) : undefined) ?? LENGTHS.get(name);
}

function isOfForm(object: ts.ObjectLiteralExpression): boolean {
  return object.properties.some((property) => /^(?:lengthMax|fields)$/.test(property.name?.getText() ?? ''));
}
