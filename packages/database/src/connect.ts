import { Client, Pool, type ClientConfig } from 'pg';
import { columnTypes } from './column-types.ts';
import { listen, type OnNotice, type OnReconnect, type Subscription } from './listen.ts';
import { silentLog, type Log } from './log.ts';
import { poolConnection } from './pool-connection.ts';
import { sqlOver, type Sql } from './sql.ts';

export type ConnectionOptions = { connectionString: string } | { socketDir: string; user: string; database: string };

export type Database = {
  sql: Sql;
  /** Answers when the database does, else throws DatabaseUnavailable. */
  ping(): Promise<void>;
  /** Lets running statements finish, then closes everything. */
  close(): Promise<void>;
  /** Await `ready`, then read what is held in memory; read it again at each `onReconnect`. */
  listen(channel: string, onNotice: OnNotice, onReconnect: OnReconnect): Subscription;
};

/** Opens nothing yet: the first statement does, and every later one again after an outage. */
export function connect(
  options: ConnectionOptions,
  { maxConnections = 20, log = silentLog }: { maxConnections?: number; log?: Log } = {},
): Database {
  const config = clientConfig(options);
  const pool = new Pool({ ...config, max: maxConnections, idleTimeoutMillis: 60_000 });
  let closed: Promise<void> | undefined;
  // Without these listeners a server that stops would end our process too. The statements themselves still reject.
  pool.on('error', (error) => {
    // The server of a shop that closes stops right after us, and may end what it has not yet been told of.
    if (!closed) log.warn({ err: error }, 'An idle database connection was lost');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));

  const sql = sqlOver(poolConnection(pool));
  const subscriptions = new Set<Subscription>();

  return {
    sql,
    ping: () => sql.script('select 1'),
    close: () => (closed ??= closeAll(pool, subscriptions)),
    listen: (channel, onNotice, onReconnect) => {
      const subscription = listen({ newClient: () => new Client(config), channel, onNotice, onReconnect, log });
      subscriptions.add(subscription);
      return subscription;
    },
  };
}

async function closeAll(pool: Pool, subscriptions: Set<Subscription>): Promise<void> {
  await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
  await pool.end();
}

const CONNECT_LIMIT_MS = 2_000;
const STATEMENT_LIMIT_MS = 5_000;
const LOCK_LIMIT_MS = 2_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
// For a server that went silent and cannot keep its own limit.
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 2_000;

function clientConfig(options: ConnectionOptions): ClientConfig {
  return {
    ...addressOf(options),
    application_name: 'rialto',
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  };
}

// Port and ssl are spelled out so that PGPORT and PGSSLMODE of the shell cannot redirect the embedded server.
function addressOf(options: ConnectionOptions): ClientConfig {
  if ('connectionString' in options) return { connectionString: options.connectionString };
  return { host: options.socketDir, port: 5432, ssl: false, user: options.user, database: options.database };
}
