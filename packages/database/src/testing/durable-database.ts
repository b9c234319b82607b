import { connect } from '../connect.ts';
import { connectionUrl } from '../connection-url.ts';
import type { TestDatabase } from './test-database.ts';
import { startTestServer } from './test-server.ts';

/** An empty database on a server of its own that keeps what it acknowledges, as a shop's does: for measuring, not for tests. */
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
