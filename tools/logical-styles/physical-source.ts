import ts from 'typescript';
import type { Finding } from './finding.ts';
import { logicalDeclaration } from './physical-css.ts';
import { physicalUtility } from './physical-utility.ts';

/** Every class name and inline style of a source file that uses left or right. */
export function physicalSource(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const report = (node: ts.Node, found: string, instead: string | null) => {
    if (instead === null) return;
    findings.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, found, instead });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    for (const word of classWords(node)) report(node, word, physicalUtility(word));
    if (ts.isPropertyAssignment(node)) report(node, node.getText(), styleProperty(node));
    if (ts.isBinaryExpression(node)) report(node.left, node.left.getText(), styleAssignment(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function classWords(node: ts.Node): string[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText ? node.text.split(/\s+/).filter(Boolean) : [];
}

/** `{ marginLeft: 8 }` anywhere; `{ left: 8 }` only inside style={…}, because a rectangle also has a left. */
function styleProperty(node: ts.PropertyAssignment): string | null {
  const name = cssName(node.name.getText().replace(/['"]/g, ''));
  if (/^(left|right)$/.test(name) && !isInsideStyle(node)) return null;
  const value = ts.isStringLiteralLike(node.initializer) ? node.initializer.text : '';
  return logicalDeclaration(name, value);
}

/** `element.style.left = …` */
function styleAssignment({ left, operatorToken }: ts.BinaryExpression): string | null {
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken || !ts.isPropertyAccessExpression(left)) return null;
  const owner = left.expression;
  const isStyle = ts.isPropertyAccessExpression(owner) && owner.name.text === 'style';
  return isStyle ? logicalDeclaration(cssName(left.name.text), '') : null;
}

function isInsideStyle(node: ts.Node): boolean {
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  return attribute?.name.getText() === 'style';
}

function cssName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
