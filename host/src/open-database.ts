import { connect, type Database } from '@rialto/database/connect.ts';
import { startEmbedded } from '@rialto/embedded-postgres/start-embedded.ts';
import type { Log } from '@rialto/database/log.ts';
import type { Settings } from './settings.ts';

export type OpenDatabase = { database: Database; kind: string; close(): Promise<void> };

/** The PostgreSQL of DATABASE_URL, or else the embedded one. */
export async function openDatabase(settings: Settings, dataDir: string, log: Log): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const database = connect({ connectionString: settings.DATABASE_URL }, { log });
    await database.ping().catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return { database, kind: 'PostgreSQL of DATABASE_URL', close: () => database.close() };
  }
  const server = await startEmbedded({ dataDir, log });
  const { socketDir, user, database: name } = server;
  const database = connect({ socketDir, user, database: name }, { log });
  return {
    database,
    kind: server.adopted ? 'embedded PostgreSQL, which was still running' : 'embedded PostgreSQL',
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
