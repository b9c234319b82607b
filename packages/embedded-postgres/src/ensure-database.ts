import { Client, escapeIdentifier } from 'pg';
import { EmbeddedStartFailed } from './start-failures.ts';

type DatabaseAddress = { socketDir: string; user: string; database: string };

/** Runs at every start, because the first start may have been interrupted just before. */
export async function ensureDatabase({ socketDir, user, database }: DatabaseAddress): Promise<void> {
  const client = new Client({ host: socketDir, port: 5432, ssl: false, user, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedStartFailed(`The database runs but cannot be used: ${reason}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
