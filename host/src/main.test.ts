import { freePort } from '@rialto/database/testing/free-port.ts';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMain, type RunningMain } from './testing/run-main.ts';

const NOBODY = 65_534;
let folder: string;
const opened: RunningMain[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-main-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const shop of opened) await shop.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>, asNobody = false): RunningMain {
  const shop = runMain({ DEMO: '0', DATA_DIR: join(folder, 'data'), ...env }, asNobody ? NOBODY : null);
  opened.push(shop);
  return shop;
}

async function open(env: Record<string, string> = {}): Promise<RunningMain> {
  const shop = run({ PORT: String(await freePort()), ...env });
  await shop.open;
  return shop;
}

async function failure(
  env: Record<string, string>,
  asNobody = false,
): Promise<{ code: number | null; sentence: string }> {
  const shop = run({ PORT: String(await freePort()), ...env }, asNobody);
  await once(shop.child, 'exit');
  const lines = shop
    .output()
    .trim()
    .split('\n')
    .filter((line) => line && !line.startsWith('  ✓'));
  return { code: shop.child.exitCode, sentence: lines.join('\n') };
}

test('a busy port is reported in one sentence with a non-zero exit code', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  expect(await failure({ PORT: String(port) })).toEqual({
    code: 1,
    sentence: `Port ${port} is busy: stop what listens there, or choose another one with PORT=3001 npm start.`,
  });
  busy.close();
});

test('a folder that is not writable is reported in one sentence', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const dataDir = join(folder, 'a-file', 'data');
  const sentence = `The folder ${dataDir} cannot be written: set DATA_DIR to one that can.`;
  expect(await failure({ DATA_DIR: dataDir })).toEqual({ code: 1, sentence });
});

test.runIf(process.getuid?.() === 0)(
  'an ordinary user gets the path of the folder that they cannot write',
  async () => {
    const dataDir = join(folder, 'only-root');
    const sentence = `The folder ${dataDir} cannot be written: set DATA_DIR to one that can.`;
    expect(await failure({ DATA_DIR: dataDir }, true)).toEqual({ code: 1, sentence });
  },
);

test('an invalid setting is reported in one sentence', async () => {
  const { code, sentence } = await failure({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(sentence).toMatch(/^The setting PORT cannot be "eighty"/);
});

test('an unreachable database is reported in one sentence', async () => {
  const { code, sentence } = await failure({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
  expect({ code, sentence }).toEqual({
    code: 1,
    sentence:
      'The database of DATABASE_URL does not answer: check the address, or leave it out to use the embedded one.',
  });
});

test('a second shop on the same data is refused, and both signals stop the first cleanly', async () => {
  const first = await open();
  const second = await failure({});
  expect(second.code).toBe(1);
  expect(second.sentence.split('\n')).toHaveLength(1);
  expect(await first.end('SIGTERM')).toBe(0);
  const again = await open();
  expect(await again.end('SIGINT')).toBe(0);
});

test('a request that is running when the shop is stopped gets its response', async () => {
  const shop = await open();
  const { port } = new URL(shop.url);
  const socket = connect(Number(port), '127.0.0.1');
  let output = '';
  socket.on('data', (data) => (output += data.toString()));
  socket.write('POST /api/v1/auth/guest/request HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n');
  socket.write('content-type: application/json\r\n\r\n{');
  // The server has started the request once a second one on another socket was answered.
  await fetch(`${shop.url}/healthz`);
  const ended = shop.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${shop.url}/healthz`).then(
        ({ status }) => status,
        () => 'closed',
      ),
    )
    .not.toBe(200);
  socket.write('}');
  await once(socket, 'close');
  expect(output).toMatch(/^HTTP\/1\.1 200 /);
  expect(output).toContain('guest_id');
  expect(await ended).toBe(0);
});

test('OPS-01 an empty shop prints the link that makes its owner', async () => {
  const shop = await open();
  await expect.poll(shop.output).toMatch(/http:\/\/\S+\/console\/owner#[\w-]{43}\n/);
  await shop.end('SIGTERM');
});

test('in production there is no component gallery and no demo login', async () => {
  const shop = await open({ NODE_ENV: 'production' });
  expect(await statusOf(`${shop.url}/kit`)).toBe(404);
  expect(await statusOf(`${shop.url}/`)).toBe(200);
  expect(shop.output()).not.toMatch(/password|login/i);
  await shop.end('SIGTERM');
});

test('a broken database is reported in one sentence with the last lines of its log', async () => {
  const dataDir = join(folder, 'broken');
  const shop = await open({ DATA_DIR: dataDir });
  await shop.end('SIGTERM');
  const files = await readdir(dataDir, { recursive: true });
  const control = files.find((name) => name.endsWith('pg_control'));
  await writeFile(join(dataDir, control ?? ''), 'nonsense');
  const { code, sentence } = await failure({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(sentence).toMatch(/^[A-Z].*\.$/m);
  expect(sentence).not.toMatch(/\n {4}at /);
});

/** Reads the whole response: a stopping shop waits for open responses. */
async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.text();
  return answer.status;
}
