import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Connection, HoldOptions, Query, Row } from './connection.ts';
import { DatabaseUnavailable, faultOf, isUnavailable } from './unavailable.ts';

/** Statements over the pool. A connection whose state is in doubt is closed, never handed to the next visitor. */
export function poolConnection(pool: Pool): Connection {
  const hold = async <T>(work: (held: Connection) => Promise<T>, options: HoldOptions = {}): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw faultOf(error);
    });
    const turn = takeTurn(client, options);
    try {
      return await work(turn.connection);
    } finally {
      await turn.end();
    }
  };
  return { kind: 'pool', hold, send: (query) => hold((held) => held.send(query)) };
}

function takeTurn(client: PoolClient, { statementLimitMs }: HoldOptions) {
  let isSound = true;
  let isOver = false;
  let previous: Promise<unknown> = Promise.resolve();

  const run = async (query: Query): Promise<QueryResult<Row>> => {
    if (isOver) throw new Error('This connection was given back; a statement of its transaction was not awaited');
    // A lost connection answers nothing more; waiting for it again would double the delay.
    if (!isSound) throw new DatabaseUnavailable('the connection was lost earlier');
    try {
      return await client.query(withLimit(query, statementLimitMs));
    } catch (error) {
      if (!leavesConnectionSound(error)) isSound = false;
      throw faultOf(error);
    }
  };
  // One after the other, also when the caller starts several at once: a connection can only do one thing.
  const send = (query: Query): Promise<QueryResult<Row>> => {
    const result = previous.then(() => run(query));
    previous = result.catch(() => undefined);
    return result;
  };
  const connection: Connection = { kind: 'held', send, hold: (work) => work(connection) };
  const end = async () => {
    isOver = true;
    await previous;
    const isIdle = client.getTransactionStatus() === 'I';
    client.release(!isSound || !isIdle);
  };
  return { connection, end };
}

const GRACE_MS = 2_000;

/** The server keeps the limit itself; ours is a little later, for a server that no longer answers at all. */
function withLimit(query: Query, statementLimitMs: number | undefined): QueryConfig & { query_timeout?: number } {
  return statementLimitMs === undefined ? query : { ...query, query_timeout: statementLimitMs + GRACE_MS };
}

// 0A000 comes from a prepared statement that a migration made outdated; a new connection prepares it again. A range
// error is our own refusal of a value that arrived in good order.
function leavesConnectionSound(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  return error instanceof DatabaseError && error.code !== '0A000' && !isUnavailable(error);
}
