import ts from 'typescript';

/** isLater: only `npm run test:long` runs the test. */
export type Title = { text: string; isLater: boolean };

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);
const LATER_FILE = /(^|\/)e2e\/long\/|\.(long|scale)\.test\.tsx?$/;
const LATER_TAG = /@(long|times)\b/;

/** The titles of a test file. What is in a group that runs later runs later, too. */
export function titlesOf(file: string, source: string): Title[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node, isInLater: boolean): void => {
    const title = ts.isCallExpression(node) ? titleOf(node, tree) : undefined;
    const isLater = isInLater || (title?.isLater ?? false);
    if (title) titles.push({ ...title, isLater });
    ts.forEachChild(node, (child) => visit(child, isLater));
  };
  visit(tree, LATER_FILE.test(file));
  return titles;
}

function titleOf(call: ts.CallExpression, tree: ts.SourceFile): Title | undefined {
  const [title, options] = call.arguments;
  if (!title || !TEST_FUNCTIONS.has(rootName(call.expression))) return undefined;
  const text = textOf(title, tree);
  return text === undefined ? undefined : { text, isLater: LATER_TAG.test(text) || hasLaterTag(options) };
}

/** `test` for `test(…)`, `test.describe(…)` and `test.each(…)(…)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : '';
}

/** The text of a literal, or of the constant of the file that the title names. */
function textOf(title: ts.Expression, tree: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) return title.getText(tree).slice(1, -1);
  if (!ts.isIdentifier(title)) return undefined;
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(tree) === title.text && node.initializer)
      found = node.initializer.getText(tree);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A tag that depends on a condition leaves one of the tests in `npm test`. */
function hasLaterTag(options: ts.Expression | undefined): boolean {
  if (!options || !ts.isObjectLiteralExpression(options)) return false;
  return options.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'tag' &&
      (ts.isStringLiteralLike(property.initializer) || ts.isArrayLiteralExpression(property.initializer)) &&
      LATER_TAG.test(property.initializer.getText()),
  );
}
