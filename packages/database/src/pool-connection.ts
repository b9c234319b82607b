import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { sendBatch, type Outcome } from './batch.ts';
import type { Answer, Connection, HeldConnection, HoldOptions, Query } from './connection.ts';
import { DatabaseUnavailable, faultOf, isUnavailable } from './unavailable.ts';

/** Statements over the pool. A connection whose state is in doubt is closed, never handed to the next visitor. */
export function poolConnection(pool: Pool): Connection {
  const hold = async <T>(work: (held: HeldConnection) => Promise<T>, options: HoldOptions = {}): Promise<T> => {
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

type Waiting = {
  query: Query;
  isAlone: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

function takeTurn(client: PoolClient, { statementLimitMs }: HoldOptions) {
  const limitMs = statementLimitMs === undefined ? undefined : statementLimitMs + GRACE_MS;
  const waiting: Waiting[] = [];
  let isSound = true;
  let isOver = false;
  let busy: Promise<void> | null = null;

  const run = async (queries: readonly Query[]): Promise<Outcome[]> => {
    // A lost connection answers nothing more; waiting for it again would double the delay.
    if (!isSound) return queries.map(() => ({ error: new DatabaseUnavailable('the connection was lost earlier') }));
    const outcomes = await outcomesOf(client, queries, limitMs);
    if (outcomes.some((outcome) => 'error' in outcome && !leavesConnectionSound(outcome.error))) isSound = false;
    return outcomes;
  };
  // One after the other, also when the caller starts several at once: a connection can only do one thing.
  const work = async () => {
    await nextMoment();
    while (waiting.length > 0) {
      const firstAlone = waiting.findIndex(({ isAlone }) => isAlone);
      const batch = waiting.splice(0, firstAlone < 0 ? waiting.length : Math.max(firstAlone, 1));
      const outcomes = await run(batch.map(({ query }) => query));
      batch.forEach((asked, at) => settle(asked, outcomes[at] as Outcome));
    }
    busy = null;
  };
  const ask = (query: Query, isAlone: boolean): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (isOver) reject(new Error('This connection was given back; a statement of its transaction was not awaited'));
    else {
      waiting.push({ query, isAlone, resolve, reject });
      busy ??= work();
    }
    return promise;
  };
  const connection: HeldConnection = {
    kind: 'held',
    send: (query) => ask(query, true),
    sendTogether: (query) => ask(query, isScript(query)),
    hold: (inner) => inner(connection),
  };
  const end = async () => {
    isOver = true;
    await busy;
    const isIdle = client.getTransactionStatus() === 'I';
    client.release(!isSound || !isIdle);
  };
  return { connection, end };
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('answer' in outcome) resolve(outcome.answer);
  else reject(faultOf(outcome.error));
}

/** The server keeps the limit itself; ours is a little later, for a server that no longer answers at all. */
const GRACE_MS = 2_000;

/** Lets everything that is asked for at this moment be asked for. */
function nextMoment(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Several statements in one text, which only the driver's plain way to ask can send. */
function isScript({ name, values }: Query): boolean {
  return name === undefined && values === undefined;
}

async function outcomesOf(client: PoolClient, queries: readonly Query[], limitMs?: number): Promise<Outcome[]> {
  try {
    const [first] = queries;
    if (!first || !isScript(first)) return await sendBatch(client, queries, limitMs);
    const { command } = await client.query({
      text: first.text,
      ...(limitMs !== undefined && { query_timeout: limitMs }),
    });
    return [{ answer: { rows: [], command } }];
  } catch (error) {
    return queries.map(() => ({ error }));
  }
}

// 0A000 comes from a prepared statement that a migration made outdated; a new connection prepares it again. A range
// error is our own refusal of a value that arrived in good order.
function leavesConnectionSound(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  return error instanceof DatabaseError && error.code !== '0A000' && !isUnavailable(error);
}
