import type { Connection, Parameter, Row, TransactionConnection } from './connection.ts';
import { requireNothingInFlight, runInOrder } from './in-order.ts';
import { flatten, type Value } from './part.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { runTransaction } from './run-transaction.ts';
import { frequentStatement, statementOf } from './statement.ts';

type Tag = <Rows extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]) => Promise<Rows>;

/** db<StoreRow[]>`select … where id = ${id}`: values travel as parameters, never as text. */
export type Sql = Tag & {
  /** For statements put together from the filters of a request: prepared once the same text is used often. */
  varying: Tag;
  /** For queries whose best plan depends on the values: planned on every call. */
  unprepared: Tag;
  /** Several statements in one text, without parameters. */
  script(text: string): Promise<void>;
  /** Only this package looks inside. */
  readonly connection: Connection;
};

/** The statements of one transaction. Functions that need a transaction take a `Tx`, all others a `Sql`. */
export type Tx = Sql & { readonly connection: TransactionConnection };

export function sqlOver<Over extends Connection>(connection: Over): Sql & { readonly connection: Over } {
  const prepared = async (template: TemplateStringsArray, ...given: Value[]) => {
    const { strings, values } = flatten(template, given);
    const { text, name } = statementOf(strings);
    return (await connection.send({ text, name, values: requireDefined(values, strings) })).rows;
  };
  const unprepared = async (template: TemplateStringsArray, ...given: Value[]) => {
    const { strings, values } = flatten(template, given);
    return (await connection.send({ text: statementOf(strings).text, values: requireDefined(values, strings) })).rows;
  };
  const varying = async (template: TemplateStringsArray, ...given: Value[]) => {
    const { strings, values } = flatten(template, given);
    return (await connection.send({ ...frequentStatement(strings), values: requireDefined(values, strings) })).rows;
  };
  const script = async (text: string) => void (await connection.send({ text }));
  // The caller declares the row type; nothing at run time could check it.
  return Object.assign(prepared as Tag, { varying: varying as Tag, unprepared: unprepared as Tag, script, connection });
}

/**
 * Runs reads on one connection, or in the transaction if there is one, and pipelines those issued in the same tick. They
 * also fail together, so changes belong in a transaction.
 */
export function onOneConnection<T>(db: Sql, work: (db: Sql) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return readTogether(db, work);
  return db.connection.reserve((reserved) => work(sqlOver({ ...reserved, send: reserved.pipeline })));
}

/** The reads of the work may overlap each other, but no other statement of the transaction. */
async function readTogether<T>({ connection }: Tx, work: (db: Sql) => Promise<T>): Promise<T> {
  const { flight, pipeline } = connection;
  requireNothingInFlight(flight);
  flight.statements += 1;
  try {
    return await work(sqlOver({ ...connection, send: pipeline, flight: { statements: 0, isInOrder: false } }));
  } finally {
    flight.statements -= 1;
  }
}

type Step = ((tx: Tx) => unknown) | false | null | undefined;
type StepResult<S> = S extends (tx: Tx) => infer Result ? Awaited<Result> : S;
type StepResults<Steps extends readonly Step[]> = { -readonly [At in keyof Steps]: StepResult<Steps[At]> };

/**
 * Runs the steps with their statements in the listed order, in one round trip if no step awaits before its statements.
 * Only the last step may issue statements that depend on results of its own; falsy steps are skipped.
 */
export async function inOrder<const Steps extends readonly Step[]>(
  tx: Tx,
  steps: Steps,
): Promise<StepResults<NoInfer<Steps>>> {
  const results = await runInOrder(tx.connection, steps.filter(isFunction).map(overConnection));
  let next = 0;
  const all = steps.map((step) => (isFunction(step) ? results[next++] : step));
  return all as StepResults<Steps>;
}

/**
 * Hands the last changes of a transaction to its commit: they run after the work, in order and in one message with the
 * commit. They must raise errors in the database (refusal.ts), because their results are not known before the commit.
 */
export function atCommit(tx: Tx, steps: readonly Step[]): void {
  tx.connection.atCommit.push(...steps.filter(isFunction).map(overConnection));
}

/**
 * Runs the hook after the transaction has committed, and never if it rolls back; outside a transaction at once. The hook
 * must not throw: the caller would take the committed work for failed.
 */
export function afterCommit(tx: Sql, hook: () => void): void {
  if (isTransaction(tx)) tx.connection.afterCommit.push(hook);
  else hook();
}

const isFunction = (step: Step) => typeof step === 'function';
const overConnection = (step: (tx: Tx) => unknown) => (connection: TransactionConnection) => step(sqlOver(connection));

type TransactionOptions = {
  /** For jobs that need longer than a request may take. */
  statementLimitMs?: number;
  /** A unique constraint that a concurrent transaction may violate first; then the work runs again. */
  repeatsOn?: string;
};

/**
 * Runs the work in one transaction and repeats it from the start after a conflict with another transaction, so the work
 * must have no effects outside the database. Inside a transaction it joins that transaction.
 */
export function inTransaction<T>(db: Sql, work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  if (isTransaction(db)) return work(db);
  const attempt = () =>
    db.connection.reserve((reserved) => runTransaction(reserved, (own) => work(sqlOver(own)), options), options);
  return retryOnConflict(attempt, options.repeatsOn);
}

function isTransaction(db: Sql): db is Tx {
  return db.connection.kind === 'transaction';
}

// The driver would store null without an error.
function requireDefined(values: Parameter[], strings: readonly string[]): Parameter[] {
  const position = (values as unknown[]).indexOf(undefined);
  if (position >= 0) throw new TypeError(`Value ${position + 1} of this statement is undefined: ${strings.join('…')}`);
  return values;
}
