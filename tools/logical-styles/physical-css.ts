import { lineAt, type Finding } from './finding.ts';
import { physicalUtility } from './physical-utility.ts';

const declaration = /(?<=[{};]\s*)(-?-?[a-z][\w-]*)\s*:\s*([^;{}]+)/g;
const applied = /@apply\s+([^;]+)/g;

const sidedProperty = /^(scroll-)?(margin|padding)-(left|right)$|^border-(left|right)(-.+)?$|^(left|right)$/;
const sidedRadius = /^border-(top|bottom)-(left|right)-radius$/;
const sidedValue: Record<string, RegExp> = {
  'text-align': /^(left|right)$/,
  'text-align-last': /^(left|right)$/,
  float: /^(left|right)$/,
  clear: /^(left|right)$/,
};
const fourSided = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const corners: Record<string, string> = { 'top-left': 'start-start', 'top-right': 'start-end' };
const lowerCorners: Record<string, string> = { 'bottom-left': 'end-start', 'bottom-right': 'end-end' };

/** Every declaration of a stylesheet that uses left or right. */
export function physicalCss(css: string): Finding[] {
  const text = withoutComments(css);
  const declared = [...text.matchAll(declaration)].flatMap(({ index, 1: name = '', 2: value = '' }) => {
    const instead = logicalDeclaration(name, value.trim());
    return instead === null ? [] : [{ line: lineAt(text, index), found: `${name}: ${value.trim()}`, instead }];
  });
  const utilities = [...text.matchAll(applied)].flatMap(({ index, 1: words = '' }) =>
    words.split(/\s+/).flatMap((word) => {
      const instead = physicalUtility(word);
      return instead === null ? [] : [{ line: lineAt(text, index), found: word, instead }];
    }),
  );
  return [...declared, ...utilities];
}

/** The logical declaration to use instead, or null if the declaration is not physical. */
export function logicalDeclaration(name: string, value: string): string | null {
  if (sidedRadius.test(name)) return name.replace(/(top|bottom)-(left|right)/, cornerOf);
  if (sidedProperty.test(name)) return logicalProperty(name);
  if (sidedValue[name]?.test(value.replace(/\s*!important$/, ''))) return `${name}: ${startOrEnd(value)}`;
  if (fourSided.test(name) && hasUnequalSides(value)) return `${name}-block and ${name}-inline`;
  return null;
}

function cornerOf(corner: string): string {
  return corners[corner] ?? lowerCorners[corner] ?? corner;
}

function logicalProperty(name: string): string {
  return /^(left|right)$/.test(name)
    ? `inset-inline-${startOrEnd(name)}`
    : name.replace(/(left|right)/, (side) => `inline-${startOrEnd(side)}`);
}

function startOrEnd(text: string): string {
  return text.includes('left') ? 'start' : 'end';
}

/** `0 4px 0 8px`: four values whose second and fourth, right and left, differ. */
function hasUnequalSides(value: string): boolean {
  const values = value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

/** Comments become spaces, so that line numbers stay the same. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
