import ts from 'typescript';
import { commentProse } from './comment-prose.ts';
import type { Prose } from './prose.ts';

const LOG_LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** Endpoints are described in the reference of the API by their summaries. */
const DESCRIBED = /(^|\/)packages\/contract\/src\/calls\//;

/** Texts that customers, couriers and staff read. */
const SHOWN = /(^|\/)packages\/texts\/src\/en\//;

/** Comments, test titles, log lines, summaries of endpoints and English texts of a TypeScript or JavaScript file. */
export function sourceProse(file: string, source: string): Prose[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, ts.CommentRange>();
  const texts: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) texts.push(...callProse(node, tree));
    if (isSummary(node) && DESCRIBED.test(file)) texts.push(...literalProse('summary', node.initializer, tree));
    if (ts.isPropertyAssignment(node) && SHOWN.test(file)) texts.push(...literalProse('text', node.initializer, tree));
    const children = node.getChildren(tree);
    if (children.length === 0) addComments(comments, source, node);
    for (const child of children) visit(child);
  };
  visit(tree);
  return [...commentProse(source, [...comments.values()]), ...texts];
}

function addComments(comments: Map<number, ts.CommentRange>, source: string, token: ts.Node): void {
  if (token.kind === ts.SyntaxKind.JsxText) return;
  const leading = ts.getLeadingCommentRanges(source, token.pos) ?? [];
  const trailing = isBeforeJsxText(token) ? [] : (ts.getTrailingCommentRanges(source, token.end) ?? []);
  for (const range of [...leading, ...trailing]) comments.set(range.pos, range);
}

/** After the end of a tag comes text, in which `//` does not start a comment. */
function isBeforeJsxText({ kind, parent }: ts.Node): boolean {
  return (
    (kind === ts.SyntaxKind.GreaterThanToken &&
      (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent))) ||
    (kind === ts.SyntaxKind.CloseBraceToken && ts.isJsxExpression(parent))
  );
}

function callProse({ expression, arguments: args }: ts.CallExpression, tree: ts.SourceFile): Prose[] {
  if (isLog(expression)) return args.slice(0, 2).flatMap((arg) => literalProse('log', arg, tree));
  const [title] = args;
  return title && TEST_FUNCTIONS.has(rootName(expression)) ? literalProse('title', title, tree) : [];
}

function isSummary(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'summary';
}

function isLog(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee) || !LOG_LEVELS.has(callee.name.text)) return false;
  return /log(ger)?$/i.test(callee.expression.getText());
}

/** `test` for `test(…)`, `test.skip(…)` and `test.each(…)(…)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : '';
}

function literalProse(kind: Prose['kind'], node: ts.Expression, tree: ts.SourceFile): Prose[] {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
  const start = node.getStart(tree);
  return [{ kind, text: node.getText(tree).slice(1, -1), start: start + 1 }];
}
