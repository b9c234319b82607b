import ts from 'typescript';

/**
 * How a source file asks for a text: by its key, by a key built at run time that begins so, or by naming it in a table
 * of keys that the compiler checks.
 */
export type Asked = { kind: 'key' | 'built' | 'named'; text: string };
export type Use = Asked & { file: string; line: number };

const CATALOGUE = '@rialto/texts/text.ts';
const KEY_TYPE = 'TextKey';

/** Finds `t('a.b', …)`, `textOf('a.b', …)` and every literal of a file that speaks of keys by their type. */
export function usedKeys(file: string, text: string): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const hasTables = text.includes(KEY_TYPE);
  // Functions whose first argument is a key. Without the import, `t` is a parameter along a curve.
  const askers = text.includes(CATALOGUE) ? ['t', 'textOf'] : ['textOf'];
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const asked = askedBy(node, askers, hasTables);
    if (asked) uses.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...asked });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function askedBy(node: ts.Node, askers: string[], hasTables: boolean): Asked | null {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && askers.includes(node.expression.text)) {
    const [first] = node.arguments;
    return first ? keyIn(first) : null;
  }
  return hasTables && ts.isStringLiteral(node) ? { kind: 'named', text: node.text } : null;
}

/** A variable says nothing here; the compiler knows that it holds a key, and the key stands in a table elsewhere. */
function keyIn(expression: ts.Expression): Asked | null {
  if (ts.isStringLiteralLike(expression)) return { kind: 'key', text: expression.text };
  if (ts.isTemplateExpression(expression)) return { kind: 'built', text: expression.head.text };
  return null;
}
