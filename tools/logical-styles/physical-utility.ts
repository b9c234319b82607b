const sides: Record<string, string> = { l: 's', r: 'e', tl: 'ss', tr: 'se', bl: 'es', br: 'ee' };
const sideWords: Record<string, string> = { left: 'start', right: 'end' };

type Family = { pattern: RegExp; instead: (found: RegExpExecArray) => string };

const side = (letter: string | undefined) => sides[letter ?? ''] ?? '';
const word = (name: string | undefined) => sideWords[name ?? ''] ?? '';

/** Each pattern matches a whole Tailwind utility without its variants and sign. */
const families: Family[] = [
  { pattern: /^(scroll-)?([mp])([lr])-.+$/, instead: ([, scroll = '', box, s]) => `${scroll}${box}${side(s)}-` },
  { pattern: /^border-([lr])(-.+)?$/, instead: ([, s, rest = '']) => `border-${side(s)}${rest}` },
  { pattern: /^rounded-([lr]|tl|tr|bl|br)(-.+)?$/, instead: ([, s, rest = '']) => `rounded-${side(s)}${rest}` },
  { pattern: /^(text|float|clear)-(left|right)$/, instead: ([, what, s]) => `${what}-${word(s)}` },
  // A word such as left-handed is not a utility: a position is a number, a fraction, a keyword or a value in brackets.
  {
    pattern: /^(left|right)-(\d[\d./]*|px|auto|full|\[.+\]|\(.+\))$/,
    instead: ([, s, value]) => `${word(s)}-${value}`,
  },
  {
    pattern: /^origin-(?:(top|bottom)-)?(left|right)$/,
    instead: () => 'an origin of its own under ltr: and rtl:',
  },
];

/** The logical utility to use instead, or null for any other word. */
export function physicalUtility(className: string): string | null {
  const { variants, utility } = parts(className);
  // An explicit ltr or rtl variant is intended.
  if (variants.some((variant) => variant === 'ltr' || variant === 'rtl')) return null;
  const bare = utility.replace(/^!/, '').replace(/!$/, '').replace(/^-/, '');
  for (const { pattern, instead } of families) {
    const found = pattern.exec(bare);
    if (found) return instead(found);
  }
  return null;
}

/** Splits at the colons that are not inside brackets: `md:[&:hover]:ml-2` has two variants. */
function parts(className: string): { variants: string[]; utility: string } {
  const pieces: string[] = [''];
  let depth = 0;
  for (const letter of className) {
    if (letter === '[' || letter === '(') depth += 1;
    if (letter === ']' || letter === ')') depth -= 1;
    if (letter === ':' && depth === 0) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return { variants: pieces.slice(0, -1), utility: pieces.at(-1) ?? '' };
}
