import type { TransactionConnection } from './connection.ts';
import { sendAlone } from './in-order.ts';
import { sqlOver, type Tx } from './sql.ts';

/**
 * Runs the work in a savepoint, one at a time. If it fails, its writes, its steps for the commit and its hooks are
 * dropped, and the transaction can continue.
 */
export async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const own: TransactionConnection = {
    ...tx.connection,
    atCommit: [],
    afterCommit: [],
    send: (query) => sendAlone(own, query),
    reserve: (inner) => inner(own),
  };
  await tx`savepoint work`;
  try {
    const result = await work(sqlOver(own));
    // Fails if the work has caught the error of a statement.
    await tx`release savepoint work`;
    tx.connection.atCommit.push(...own.atCommit);
    tx.connection.afterCommit.push(...own.afterCommit);
    return result;
  } catch (error) {
    await tx`rollback to savepoint work`;
    throw error;
  }
}
