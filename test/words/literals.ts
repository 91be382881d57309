import ts from 'typescript';

/** A text in the code that somebody playing could read. */
export interface FoundLiteral {
  readonly line: number;
  readonly text: string;
}

/** Two words in a row, or one word that begins like a sentence or label. */
const READABLE = /\p{L}{2,}[,.:;!?]? \p{L}{2,}|^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** What these are given is for the log or for whoever mends the code. */
const FOR_BUILDERS =
  /^(?:must|invariant|unreachable|.*\blog(?:ger)?\.(?:fatal|error|warn|info|debug|trace))$/;

/**
 * The readable literals of a source file: whatever stands in quotes and is no import, no type, no property's
 * name, and neither thrown nor logged.
 */
export function readableLiterals(fileName: string, source: string): readonly FoundLiteral[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: FoundLiteral[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (isForBuilders(node)) return;
    if (isQuoted(node) && READABLE.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  }
}

function isQuoted(node: ts.Node): node is ts.LiteralLikeNode {
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isPart && !ts.isStringLiteralLike(node)) return false;
  return !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);
}

function isForBuilders(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /(?:Error|Fault)$/.test(node.expression.getText());
  return ts.isCallExpression(node) && FOR_BUILDERS.test(node.expression.getText());
}
