import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { connect, type Database } from '../connect.ts';
import { connectionUrl, withDatabase } from '../connection-url.ts';
import { ensureTemplate, onTestServer } from './template-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export type TestDatabase = {
  url: string;
  connectionOptions: { connectionString: string };
  db: Database;
  /** Closes `db` and drops the database; call it in afterAll. */
  drop(): Promise<void>;
};

/** An empty, migrated database for one test file, so that files can run in parallel and leave nothing behind. */
export async function createTestDatabase({ maxConnections = 10 } = {}): Promise<TestDatabase> {
  const server = await openServer();
  try {
    const template = await (templates.get(server.url) ?? remember(server.url));
    const name = `rialto_test_${randomUUID().replaceAll('-', '')}`;
    await onTestServer(server.url, (client) =>
      client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`),
    );
    const connectionOptions = { connectionString: withDatabase(server.url, name) };
    const db = connect(connectionOptions, { maxConnections });
    const drop = async () => {
      await db.close();
      await onTestServer(server.url, (client) => client.query(`drop database ${escapeIdentifier(name)} with (force)`));
      await server.close();
    };
    return { url: connectionOptions.connectionString, connectionOptions, db, drop };
  } catch (error) {
    await server.close();
    throw error;
  }
}

const templates = new Map<string, Promise<string>>();

function remember(url: string): Promise<string> {
  const template = ensureTemplate(url);
  templates.set(url, template);
  template.catch(() => templates.delete(url));
  return template;
}

type OpenServer = { url: string; close(): Promise<void> };

/** The server of the run. Without the global setup a new one, which runs as long as a test database uses it. */
async function openServer(): Promise<OpenServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, close: async () => undefined };
  own ??= { users: 0, server: startTestServer() };
  const mine = own;
  mine.users += 1;
  const close = async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    if (own === mine) own = undefined;
    await (await mine.server).stop();
  };
  return { url: connectionUrl(await mine.server), close };
}

let own: { users: number; server: Promise<TestServer> } | undefined;
