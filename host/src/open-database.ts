import { APPLICATION_ROLE, createApplicationRole, grantToApplication } from '@rialto/database/application-role.ts';
import { connect, type Database } from '@rialto/database/connect.ts';
import { migrate } from '@rialto/database/migrate.ts';
import { startEmbedded } from '@rialto/embedded-postgres/start-embedded.ts';
import type { Log } from '@rialto/database/log.ts';
import type { Settings } from './settings.ts';

export type OpenDatabase = {
  /** The application's own connections. Their user owns no tables, if the server or the settings have a second one. */
  database: Database;
  /** The connections of the owner of the tables, for migrations, the demo city and commands. */
  owner: Database;
  kind: string;
  /** Applies pending migrations and lets the application use the tables. */
  migrate(options: { log: Log; onWait?: () => void }): Promise<void>;
  /** Lets running statements finish. */
  close(): Promise<void>;
  /** Ends running statements with the embedded server. For a process that exits right afterwards. */
  abandon(): Promise<void>;
};

type Opening = { log: Log; signal?: AbortSignal };

/** The PostgreSQL of DATABASE_URL, or else the embedded one. */
export function openDatabase(settings: Settings, dataDir: string, opening: Opening): Promise<OpenDatabase> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } = settings;
  return url ? openExternal(url, ownerUrl ?? null, opening) : openEmbedded(dataDir, opening);
}

async function openExternal(url: string, ownerUrl: string | null, { log }: Opening): Promise<OpenDatabase> {
  const database = connect({ connectionString: url }, { log });
  const owner = ownerUrl === null ? database : connect({ connectionString: ownerUrl }, { log });
  const close = async () => {
    await database.close();
    await owner.close();
  };
  await Promise.all([database.ping(), owner.ping()]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    database,
    owner,
    kind: 'PostgreSQL of DATABASE_URL',
    async migrate(options) {
      await migrate(owner.sql, options);
      if (owner !== database) await grantToApplication(owner.sql, await userOf(database));
    },
    close,
    abandon: () => Promise.resolve(),
  };
}

async function userOf({ sql }: Database): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select current_user as name`;
  return row?.name ?? '';
}

async function openEmbedded(dataDir: string, { log, signal }: Opening): Promise<OpenDatabase> {
  const server = await startEmbedded({ dataDir, log, signal });
  const { socketDir, user, database: name } = server;
  const owner = connect({ socketDir, user, database: name }, { log });
  const database = connect({ socketDir, user: APPLICATION_ROLE, database: name }, { log });
  return {
    database,
    owner,
    kind: server.adopted ? 'embedded PostgreSQL, which was still running' : 'embedded PostgreSQL',
    async migrate(options) {
      await migrate(owner.sql, options);
      await createApplicationRole(owner.sql);
      await grantToApplication(owner.sql, APPLICATION_ROLE);
    },
    close: async () => {
      await database.close();
      await owner.close();
      await server.stop();
    },
    abandon: () => server.stop(),
  };
}
