import { createHash } from 'node:crypto';

export type Statement = { text: string; name: string };
/** Its plan is made once, without the values of its parameters. */
type GenericStatement = Statement & { hasGenericPlan: true };

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
  if (byText.size >= MAX_TEXTS) deleteOldest(byText);
  byText.set(text, statement);
  return statement;
}

function deleteOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}

const USES_BEFORE_PREPARING = 10;
/** Also the number that each connection keeps (prepared-statements.ts). */
export const MAX_FREQUENT = 100;
const MAX_COUNTED = 1_000;
const frequent = new Map<string, GenericStatement>();
const uses = new Map<string, number>();

/**
 * A statement whose text depends on the request, such as a list with filters. Only a text in frequent use gets a name:
 * every connection keeps a plan for each name, and requests can combine filters in thousands of ways.
 */
export function frequentStatement(strings: readonly string[]): GenericStatement | Pick<Statement, 'text'> {
  const { text } = statementOf(strings);
  const known = frequent.get(text);
  if (known) return keepNewest(known);
  const count = (uses.get(text) ?? 0) + 1;
  if (uses.size >= MAX_COUNTED) uses.clear();
  uses.set(text, count);
  if (count < USES_BEFORE_PREPARING) return { text };
  uses.delete(text);
  if (frequent.size >= MAX_FREQUENT) deleteOldest(frequent);
  return keepNewest({ ...statementOf(strings), hasGenericPlan: true as const });
}

/** A map lists its keys in the order in which they were added, so the first is the least recently used one. */
function keepNewest(statement: GenericStatement): GenericStatement {
  frequent.delete(statement.text);
  frequent.set(statement.text, statement);
  return statement;
}
