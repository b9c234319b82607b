import { createHash } from 'node:crypto';

export type Statement = { text: string; name: string };

const byStrings = new WeakMap<readonly string[], Statement>();
const byText = new Map<string, Statement>();
const MAX_TEXTS = 2_000;

/** The text with $1, $2 … and a name derived from the text. Cached per call site. */
export function statementOf(strings: readonly string[]): Statement {
  const cached = byStrings.get(strings);
  if (cached) return cached;
  const statement = statementWith(strings.reduce((text, part, position) => `${text}$${position}${part}`));
  byStrings.set(strings, statement);
  return statement;
}

/** Statements with parts may have a new `strings` array for a known text. */
function statementWith(text: string): Statement {
  const cached = byText.get(text);
  if (cached) return cached;
  const statement = { text, name: `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}` };
  if (byText.size < MAX_TEXTS) byText.set(text, statement);
  return statement;
}
