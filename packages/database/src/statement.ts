import { createHash } from 'node:crypto';

export type Statement = { text: string; name: string };

const known = new WeakMap<readonly string[], Statement>();
const knownTexts = new Map<string, Statement>();
const MOST_TEXTS = 2_000;

/** The text with $1, $2 … and a name that is the same in every process, so the text is put together once per call site. */
export function statementOf(strings: readonly string[]): Statement {
  const seen = known.get(strings);
  if (seen) return seen;
  const statement = statementWith(strings.reduce((soFar, part, position) => `${soFar}$${position}${part}`));
  known.set(strings, statement);
  return statement;
}

/** A statement put together of parts has new strings each time but not a new text. */
function statementWith(text: string): Statement {
  const seen = knownTexts.get(text);
  if (seen) return seen;
  const statement = { text, name: `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}` };
  if (knownTexts.size < MOST_TEXTS) knownTexts.set(text, statement);
  return statement;
}
