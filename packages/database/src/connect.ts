import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { columnTypes } from './rows/column-types.ts';
import { listen, type OnNotification, type OnReconnect, type Subscription } from './listen.ts';
import { silentLog, type Log } from './log.ts';
import { poolConnection } from './pool-connection.ts';
import { sqlOver, type Sql } from './sql.ts';

export type ConnectionOptions = { connectionString: string } | { socketDir: string; user: string; database: string };

export type Database = {
  sql: Sql;
  /** For another thread of this process, which needs its own connections. */
  options: ConnectionOptions;
  /** Throws DatabaseUnavailable if the database does not respond. */
  ping(): Promise<void>;
  /** Lets running statements finish, then closes everything. */
  close(): Promise<void>;
  /** Await `ready` before filling a cache, and reload the cache on every `onReconnect`. */
  listen(channel: string, onNotification: OnNotification, onReconnect: OnReconnect): Subscription;
};

type PoolOptions = {
  maxConnections?: number;
  log?: Log;
  /** Called with the id of the server's process behind each new connection. The driver's types leave it out. */
  onBackend?: (pid: number) => void;
};

/** Connects lazily: at the first statement, and again after an outage. */
export function connect(
  options: ConnectionOptions,
  { maxConnections = 20, log = silentLog, onBackend }: PoolOptions = {},
): Database {
  const config = clientConfig(options);
  const pool = new Pool({ ...config, max: maxConnections, idleTimeoutMillis: 60_000 });
  let closed: Promise<void> | undefined;
  // Without these listeners a stopping server would crash our process. The statements themselves still reject.
  pool.on('error', (error) => {
    // During shutdown the server may close connections before it processes our request to close them.
    if (!closed) log.warn({ err: error }, 'Idle database connection lost');
  });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    onBackend?.((client as PoolClient & { processID: number }).processID);
  });

  const sql = sqlOver(poolConnection(pool));
  const subscriptions = new Set<Subscription>();

  return {
    sql,
    options,
    ping: () => sql.script('select 1'),
    close: () => (closed ??= closeAll(pool, subscriptions)),
    listen: (channel, onNotification, onReconnect) => {
      // Its own name, by which an operator finds it in pg_stat_activity.
      const newClient = () => new Client({ ...config, application_name: `rialto ${channel}` });
      const subscription = listen({ newClient, channel, onNotification, onReconnect, log });
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
const STATEMENT_LIMIT_MS = 4_500;
const LOCK_LIMIT_MS = 2_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
// For a server that stopped responding and cannot enforce its own limit.
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 500;

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

// Explicit port and ssl keep PGPORT and PGSSLMODE of the shell from redirecting the connection.
function addressOf(options: ConnectionOptions): ClientConfig {
  if ('connectionString' in options) return { connectionString: options.connectionString };
  return { host: options.socketDir, port: 5432, ssl: false, user: options.user, database: options.database };
}
