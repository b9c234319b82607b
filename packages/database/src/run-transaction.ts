import type { Query, QueryResult, ReservedConnection, ReserveOptions, TransactionConnection } from './connection.ts';
import { runInOrder, sendAlone } from './in-order.ts';

/** Runs the work between BEGIN and COMMIT, and rolls back if it fails. */
export async function runTransaction<T>(
  reserved: ReservedConnection,
  work: (transaction: TransactionConnection) => Promise<T>,
  { statementLimitMs }: ReserveOptions,
): Promise<T> {
  let isOpen = true;
  const close = () => (isOpen = false);
  const transaction: TransactionConnection = {
    kind: 'transaction',
    atCommit: [],
    afterCommit: [],
    flight: { statements: 0, isInOrder: false },
    send: (query) => sendAlone(transaction, query),
    pipeline: (query) =>
      isOpen
        ? reserved.pipeline(query)
        : Promise.reject(new Error('This transaction is over; a statement of it was not awaited')),
    reserve: (inner) => inner(transaction),
  };
  // Not awaited, so that BEGIN travels with the first statements. If it fails, so do they.
  const begun = begin(transaction, statementLimitMs);
  begun.catch(close);
  try {
    const result = await work(transaction);
    await Promise.all([begun, commit(transaction)]);
    close();
    for (const hook of transaction.afterCommit) hook();
    return result;
  } catch (error) {
    close();
    // If this fails too, the connection is closed, which rolls back as well. The caller gets the first error.
    await reserved.send({ name: 'rollback', text: 'rollback' }).catch(() => undefined);
    throw error;
  }
}

function begin({ pipeline }: TransactionConnection, statementLimitMs: number | undefined): Promise<unknown> {
  const begun = pipeline({ name: 'begin', text: 'begin' });
  if (statementLimitMs === undefined) return begun;
  const limited = pipeline({ text: `set local statement_timeout = ${Math.ceil(statementLimitMs)}`, values: [] });
  return Promise.all([begun, limited]);
}

async function commit(transaction: TransactionConnection): Promise<void> {
  const steps = [...transaction.atCommit, ({ pipeline }: TransactionConnection) => pipeline(COMMIT)];
  const { command } = (await runInOrder(transaction, steps)).at(-1) as QueryResult;
  // After a failed statement the server answers COMMIT with the command tag ROLLBACK and no error.
  if (command !== 'COMMIT') throw new Error('A failed statement was caught inside a transaction; nothing was saved');
}

const COMMIT: Query = { name: 'commit', text: 'commit' };
