import { createTestDatabase } from '@rialto/database/testing/test-database.ts';
import { freePort } from '@rialto/database/testing/free-port.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY_MS = 300_000;

/** A shop that runs; `output` is what it has printed since its last start. */
export type RunningShop = {
  url: string;
  output: () => string;
  /** Stops it and starts it again with its data. The clock continues at this time. */
  restart: (clock: Date) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a shop like an operator, with its own empty data. The settings may depend on its address. */
export async function runShop(settingsAt: (url: string) => Promise<NodeJS.ProcessEnv>): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rialto-e2e-'));
  const database = await ownDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    // Most stories show no pictures, and drawing them would slow down all of them.
    DRAW_AHEAD: '0',
    // Orders move only when a story moves them.
    SIMULATION: '0',
    ...(await settingsAt(url)),
    ...(database && { DATABASE_URL: database.url }),
  };
  let running = await start(url, env);
  const restart = async (clock: Date) => {
    await end(running.shop);
    running = await start(url, { ...env, CLOCK: clock.toISOString() });
  };
  const stop = async () => {
    const { shop, output } = running;
    await end(shop);
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
    if (shop.exitCode !== 0) throw new Error(`The shop ended with ${shop.exitCode}:\n${output()}`);
  };
  return { url, output: () => running.output(), restart, stop };
}

async function start(url: string, env: NodeJS.ProcessEnv) {
  const shop = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(shop);
  await ready(url, shop, output);
  return { shop, output };
}

async function end(shop: ChildProcess): Promise<void> {
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await once(shop, 'exit');
}

/** With DATABASE_URL the shop gets its own database on that server. */
async function ownDatabase() {
  const given = process.env['DATABASE_URL'];
  if (!given) return null;
  process.env['TEST_DATABASE_URL'] = given;
  return createTestDatabase();
}

function collect(shop: ChildProcess): () => string {
  let output = '';
  shop.stdout?.on('data', (data) => (output += String(data)));
  shop.stderr?.on('data', (data) => (output += String(data)));
  return () => output;
}

async function ready(url: string, shop: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && shop.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  shop.kill('SIGKILL');
  throw new Error(`The shop did not open:\n${output()}`);
}
