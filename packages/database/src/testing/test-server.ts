import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@rialto/embedded-postgres/start-embedded.ts';
import { endWithOwner } from '@rialto/embedded-postgres/testing/end-with-owner.ts';

export type TestServer = {
  socketDir: string;
  user: string;
  database: string;
  /** Removed with its contents by `stop`. */
  dataDir: string;
  stop(): Promise<void>;
};

// A test server need not survive a power failure, and many test files use it concurrently.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '300',
};

/** PostgreSQL in a temporary folder. `stop` ends both, and so does the death of this process. */
export async function startTestServer(settings: Record<string, string> = SETTINGS): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rialto-test-server-'));
  // Created with mode 0700; the account that runs the server for root needs access.
  chmodSync(dataDir, 0o711);
  const life = endWithOwner(dataDir);
  try {
    const server = await startEmbedded({ dataDir, settings });
    const stop = async () => {
      await server.stop();
      await life.end();
    };
    return { socketDir: server.socketDir, user: server.user, database: server.database, dataDir, stop };
  } catch (error) {
    await life.end();
    throw error;
  }
}
