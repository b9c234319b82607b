import ts from 'typescript';

/**
 * How a source file uses a text: by its key, by the prefix of a key built at run time, or by a literal in a table of
 * keys that the compiler checks.
 */
export type KeyUse = { kind: 'key' | 'built' | 'named'; text: string };
export type Use = KeyUse & { file: string; line: number };

const CATALOGUE = '@rialto/texts/text.ts';
const KEY_TYPE = 'TextKey';

/** Finds `t('a.b', …)`, `textOf('a.b', …)` and every literal of a file that uses the type TextKey. */
export function usedKeys(file: string, text: string): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const hasTables = text.includes(KEY_TYPE);
  // Functions whose first argument is a key. Without the import, `t` is something else.
  const textFunctions = text.includes(CATALOGUE) ? ['t', 'textOf'] : ['textOf'];
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const keyUse = keyUseOf(node, textFunctions, hasTables);
    if (keyUse) uses.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...keyUse });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function keyUseOf(node: ts.Node, textFunctions: string[], hasTables: boolean): KeyUse | null {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && textFunctions.includes(node.expression.text)) {
    const [first] = node.arguments;
    return first ? keyIn(first) : null;
  }
  return hasTables && ts.isStringLiteral(node) ? { kind: 'named', text: node.text } : null;
}

/** A variable is skipped; the compiler checks that it is a key, and the key is a literal in a table elsewhere. */
function keyIn(expression: ts.Expression): KeyUse | null {
  if (ts.isStringLiteralLike(expression)) return { kind: 'key', text: expression.text };
  if (ts.isTemplateExpression(expression)) return { kind: 'built', text: expression.head.text };
  return null;
}
