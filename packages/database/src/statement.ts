import { createHash } from 'node:crypto';

export type Statement = { text: string; name: string };

const known = new WeakMap<TemplateStringsArray, Statement>();

/** The text with $1, $2 … and a name that is the same in every process, so the text is put together once per call site. */
export function statementOf(strings: TemplateStringsArray): Statement {
  const seen = known.get(strings);
  if (seen) return seen;
  const text = strings.reduce((soFar, part, position) => `${soFar}$${position}${part}`);
  const statement = { text, name: `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}` };
  known.set(strings, statement);
  return statement;
}
