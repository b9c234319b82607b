import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { adoptServer, stopServer } from '../server.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from '../start-embedded.ts';
import { endWithOwner } from './end-with-owner.ts';

/** Small and fast: data of a killed process survives without fsync; only a power failure would lose it. */
export const TEST_SETTINGS = { shared_buffers: '16MB', max_connections: '30', fsync: 'off' };

/** A folder that is removed after the test. Closed means that only its owner can enter, like /root. */
export function temporaryFolder({ closed = false } = {}): string {
  const folder = newFolder();
  if (closed) chmodSync(folder, 0o700);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A data folder that does not exist yet. The folder and its server are removed after the test. */
export function noData(parent = temporaryFolder()): string {
  const dataDir = join(parent, 'data');
  onTestFinished(endWithOwner(dataDir).end);
  return dataDir;
}

/**
 * A data folder after a first start and a stop, shared by all tests of a process because creating one takes a second. A
 * server that a test leaves running is stopped, and the folder is removed with the process.
 */
export async function existingData(): Promise<string> {
  const dataDir = await (shared ??= makeData());
  onTestFinished(async () => {
    const server = await adoptServer(join(dataDir, 'cluster'));
    if (server) await stopServer(server);
  });
  return dataDir;
}

export async function startForTest(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const server = await startEmbedded({ settings: TEST_SETTINGS, ...options });
  onTestFinished(() => server.stop());
  return server;
}

let shared: ReturnType<typeof makeData> | undefined;

async function makeData() {
  const dataDir = newFolder();
  endWithOwner(dataDir);
  const server = await startEmbedded({ dataDir, settings: TEST_SETTINGS });
  await server.stop();
  return dataDir;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}
