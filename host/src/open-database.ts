import { connect, type Database } from '@rialto/database/connect.ts';
import { startEmbedded } from '@rialto/embedded-postgres/start-embedded.ts';
import type { Log } from '@rialto/database/log.ts';
import type { Settings } from './settings.ts';

export type OpenDatabase = {
  database: Database;
  kind: string;
  /** Lets running statements finish. */
  close(): Promise<void>;
  /** Ends running statements with the embedded server. For a process that exits right afterwards. */
  abandon(): Promise<void>;
};

/** The PostgreSQL of DATABASE_URL, or else the embedded one. */
export async function openDatabase(
  settings: Settings,
  dataDir: string,
  { log, signal }: { log: Log; signal?: AbortSignal },
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const database = connect({ connectionString: settings.DATABASE_URL }, { log });
    await database.ping().catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    const kind = 'PostgreSQL of DATABASE_URL';
    return { database, kind, close: () => database.close(), abandon: () => Promise.resolve() };
  }
  const server = await startEmbedded({ dataDir, log, signal });
  const { socketDir, user, database: name } = server;
  const database = connect({ socketDir, user, database: name }, { log });
  return {
    database,
    kind: server.adopted ? 'embedded PostgreSQL, which was still running' : 'embedded PostgreSQL',
    close: async () => {
      await database.close();
      await server.stop();
    },
    abandon: () => server.stop(),
  };
}
