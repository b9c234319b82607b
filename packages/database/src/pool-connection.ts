import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { sendBatch, type Outcome } from './batch.ts';
import type { Connection, Query, QueryResult, ReservedConnection, ReserveOptions } from './connection.ts';
import { DatabaseUnavailable, faultOf, isLockTimeout, isUnavailable } from './unavailable.ts';

/** Statements over the pool. A connection in an unknown state is closed instead of returned to the pool. */
export function poolConnection(pool: Pool): Connection {
  const reserve = async <T>(
    work: (reserved: ReservedConnection) => Promise<T>,
    options: ReserveOptions = {},
  ): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw faultOf(error);
    });
    const queue = new QueryQueue(client, options);
    try {
      return await work(reservedConnection(queue));
    } finally {
      await queue.close();
    }
  };
  return { kind: 'pool', reserve, send: (query) => reserve((reserved) => reserved.send(query)) };
}

function reservedConnection(queue: QueryQueue): ReservedConnection {
  const connection: ReservedConnection = {
    kind: 'reserved',
    send: (query) => queue.add(query, true),
    pipeline: (query) => queue.add(query, isScript(query)),
    reserve: (inner) => inner(connection),
  };
  return connection;
}

type QueuedQuery = {
  query: Query;
  isAlone: boolean;
  resolve: (result: QueryResult) => void;
  reject: (error: unknown) => void;
};

/** The queries of one client: batches of what was added in one tick, one batch after the other. */
class QueryQueue {
  readonly #client: PoolClient;
  readonly #limitMs: number | undefined;
  readonly #queued: QueuedQuery[] = [];
  #isSound = true;
  #isClosed = false;
  #draining: Promise<void> | null = null;

  constructor(client: PoolClient, { statementLimitMs }: ReserveOptions) {
    this.#client = client;
    this.#limitMs = statementLimitMs === undefined ? undefined : statementLimitMs + GRACE_MS;
  }

  add(query: Query, isAlone: boolean): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    if (this.#isClosed)
      reject(new Error('This connection was released; a statement of its transaction was not awaited'));
    else {
      this.#queued.push({ query, isAlone, resolve, reject });
      this.#draining ??= this.#drain();
    }
    return promise;
  }

  /** Waits for queued queries and releases the client. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#draining;
    const isIdle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(!this.#isSound || !isIdle);
  }

  async #drain(): Promise<void> {
    await nextTick();
    while (this.#queued.length > 0) {
      const firstAlone = this.#queued.findIndex(({ isAlone }) => isAlone);
      const batch = this.#queued.splice(0, firstAlone < 0 ? this.#queued.length : Math.max(firstAlone, 1));
      const outcomes = await this.#run(batch.map(({ query }) => query));
      batch.forEach((queued, at) => settle(queued, outcomes[at] as Outcome));
    }
    this.#draining = null;
  }

  async #run(queries: readonly Query[]): Promise<Outcome[]> {
    // A lost connection never answers; waiting for it again would double the delay.
    if (!this.#isSound)
      return queries.map(() => ({ error: new DatabaseUnavailable('the connection was lost earlier') }));
    const outcomes = await send(this.#client, queries, this.#limitMs);
    if (outcomes.some((outcome) => 'error' in outcome && !leavesConnectionSound(outcome.error))) this.#isSound = false;
    return outcomes;
  }
}

function settle({ resolve, reject }: QueuedQuery, outcome: Outcome): void {
  if ('result' in outcome) resolve(outcome.result);
  else reject(faultOf(outcome.error));
}

/** The server enforces the limit; ours is later and only for a server that no longer answers. */
const GRACE_MS = 2_000;

/** Waits until the running code and its microtasks have queued all their queries. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Several statements in one text, which need the simple query protocol. */
function isScript({ name, values }: Query): boolean {
  return name === undefined && values === undefined;
}

async function send(client: PoolClient, queries: readonly Query[], limitMs?: number): Promise<Outcome[]> {
  try {
    const [first] = queries;
    if (!first || !isScript(first)) return await sendBatch(client, queries, limitMs);
    const { command } = await client.query({
      text: first.text,
      ...(limitMs !== undefined && { query_timeout: limitMs }),
    });
    return [{ result: { rows: [], command } }];
  } catch (error) {
    return queries.map(() => ({ error }));
  }
}

// 0A000: a migration changed the result type of a prepared statement; a new connection prepares it again. A range error
// comes from parsing a value of a complete response.
function leavesConnectionSound(error: unknown): boolean {
  if (error instanceof RangeError || isLockTimeout(error)) return true;
  return error instanceof DatabaseError && error.code !== '0A000' && !isUnavailable(error);
}
