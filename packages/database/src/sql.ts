import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Connection, HeldConnection, Parameter, Query, Row } from './connection.ts';
import { flatten, type Value } from './part.ts';
import { statementOf } from './statement.ts';

type Tag = <Rows extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: Value[]) => Promise<Rows>;

/** db<StoreRow[]>`select … where id = ${id}`: values travel as parameters, never as text. */
export type Sql = Tag & {
  /** For search and other queries whose best plan depends on the values: planned anew each time. */
  unprepared: Tag;
  /** Several statements in one text, without parameters. */
  script(text: string): Promise<void>;
  /** Only this package looks inside. */
  readonly connection: Connection;
};

export function sqlOver(connection: Connection): Sql {
  const prepared = async (template: TemplateStringsArray, ...given: Value[]) => {
    const { strings, values } = flatten(template, given);
    const { text, name } = statementOf(strings);
    return (await connection.send({ text, name, values: complete(values, strings) })).rows;
  };
  const unprepared = async (template: TemplateStringsArray, ...given: Value[]) => {
    const { strings, values } = flatten(template, given);
    return (await connection.send({ text: statementOf(strings).text, values: complete(values, strings) })).rows;
  };
  const script = async (text: string) => void (await connection.send({ text }));
  // The caller names the rows it selects; nothing at run time could check that.
  return Object.assign(prepared as Tag, { unprepared: unprepared as Tag, script, connection });
}

/**
 * Runs the work on one connection, where statements that do not wait for each other travel together: for reading several
 * things at once. They fail together too, so changes belong in a transaction; inside one it simply joins in.
 */
export function inOneGo<T>(db: Sql, work: (go: Sql) => Promise<T>): Promise<T> {
  return db.connection.hold((held) => work(sqlOver({ ...held, send: held.sendTogether })));
}

/**
 * Hands the last changes of a transaction to its commit, which travels with them: nobody waits for them in between. So
 * they must refuse by themselves whatever has to be refused (refusal.ts). What they are told is not known before the end.
 */
export function atCommit(tx: Sql, changes: Promise<unknown>): void {
  const { atCommit: last } = tx.connection as HeldConnection;
  if (!last) throw new Error('Only a transaction has a commit');
  last.push(changes);
  // Whoever refuses after all ends the transaction without asking for these.
  changes.catch(() => undefined);
}

/**
 * Runs the hook after the transaction has committed, and never if it rolls back; outside a transaction at once. The hook
 * must not throw: the caller would take the committed work for failed.
 */
export function afterCommit(tx: Sql, hook: () => void): void {
  const { afterCommit: hooks } = tx.connection as HeldConnection;
  if (hooks) hooks.push(hook);
  else hook();
}

type TransactionOptions = {
  /** For jobs that need longer than a request may take. */
  statementLimitMs?: number;
  /** A constraint that is violated by whoever was overtaken: then it is worth another try, like any other conflict. */
  repeatsOn?: string;
};

/**
 * Runs the work in one transaction and again from its start when the server ended it in favour of another one, so the
 * work must touch nothing but the database. Inside a transaction it simply joins in.
 */
export function inTransaction<T>(db: Sql, work: (tx: Sql) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  if (db.connection.kind === 'transaction') return work(db);
  return repeatOnConflict(() => db.connection.hold((held) => transactionOn(held, work, options), options), options);
}

async function transactionOn<T>(
  held: HeldConnection,
  work: (tx: Sql) => Promise<T>,
  { statementLimitMs }: TransactionOptions,
): Promise<T> {
  let isOpen = true;
  const close = () => (isOpen = false);
  const send = (query: Query) =>
    isOpen
      ? held.sendTogether(query)
      : Promise.reject(new Error('This transaction is over; a statement of it was not awaited'));
  const last: Promise<unknown>[] = [];
  const hooks: (() => void)[] = [];
  const transaction: HeldConnection = {
    kind: 'transaction',
    send,
    sendTogether: send,
    atCommit: last,
    afterCommit: hooks,
    hold: (inner) => inner(transaction),
  };
  // Not awaited: it travels with the first statements, and when it fails, so do they.
  const begun = begin(transaction, statementLimitMs);
  begun.catch(close);
  try {
    const result = await work(sqlOver(transaction));
    close();
    const [, , { command }] = await Promise.all([begun, Promise.all(last), held.sendTogether(commit)]);
    // After a failed statement the server answers COMMIT with ROLLBACK and no error, although nothing was kept.
    if (command !== 'COMMIT') throw new Error('A failed statement was caught inside a transaction; nothing was saved');
    for (const hook of hooks) hook();
    return result;
  } catch (error) {
    close();
    // When even this fails the connection is thrown away, which rolls back as well; the first error is the one to tell.
    await held.send(rollback).catch(() => undefined);
    throw error;
  }
}

const commit = { name: 'commit', text: 'commit' };
const rollback = { name: 'rollback', text: 'rollback' };

async function begin({ send }: Connection, statementLimitMs: number | undefined): Promise<void> {
  const limit = statementLimitMs === undefined ? null : `set local statement_timeout = ${Math.ceil(statementLimitMs)}`;
  await Promise.all([
    send({ name: 'begin', text: 'begin' }),
    ...(limit === null ? [] : [send({ text: limit, values: [] })]),
  ]);
}

const MOST_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

async function repeatOnConflict<T>(attempt: () => Promise<T>, { repeatsOn }: TransactionOptions): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === MOST_ATTEMPTS || !isConflict(error, repeatsOn)) throw error;
    }
    // Without chance in the pause the same two would meet again.
    await sleep(2 ** count * (2 + Math.random() * 8));
  }
}

function isConflict(error: unknown, repeatsOn: string | undefined): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === UNIQUE_VIOLATION) return error.constraint === repeatsOn;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK;
}

// The driver would quietly store null.
function complete(values: Parameter[], strings: readonly string[]): Parameter[] {
  const position = (values as unknown[]).indexOf(undefined);
  if (position >= 0) throw new TypeError(`Value ${position + 1} of this statement is undefined: ${strings.join('…')}`);
  return values;
}
