import { connect } from '../connect.ts';
import { connectionUrl } from '../connection-url.ts';
import type { TestDatabase } from './test-database.ts';
import { startTestServer } from './test-server.ts';

/** An empty database on its own server with fsync on, as in production. For measurements, not for tests. */
export async function createDurableDatabase(): Promise<TestDatabase> {
  const server = await startTestServer({});
  const connectionOptions = { connectionString: connectionUrl(server) };
  const db = connect(connectionOptions);
  const drop = async () => {
    await db.close();
    await server.stop();
  };
  return { url: connectionOptions.connectionString, connectionOptions, db, drop };
}
