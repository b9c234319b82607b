import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const supervisor = new URL('./supervise.mjs', import.meta.url).href;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'rialto-supervisor-'))));
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Supervises a script that writes one line to a file with each start, which it finds in `starts`. */
async function supervised(name: string, script: string) {
  const runs = join(folder, `${name}.runs`);
  const file = join(folder, `${name}.mjs`);
  const countStart = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(runs)}, process.pid + '\\n');
    const starts = readFileSync(${JSON.stringify(runs)}, 'utf8').trim().split('\\n').length;
    process.on('disconnect', () => process.exit(0));\n`;
  await writeFile(file, countStart + script);
  const options = `{ args: ['--max-old-space-size=24', ${JSON.stringify(file)}], firstWaitMs: 10, onOpen: () => console.log('opened') }`;
  const source = `import { supervise } from '${supervisor}'; process.exit(await supervise(${options}));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const pids = async () =>
    (await readFile(runs, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean).map(Number);
  return { child, output: () => output, pids };
}

const open = `process.send('open');`;
const idle = `setInterval(() => {}, 1_000);`;
const exhaustMemory = `const all = []; for (;;) all.push(new Array(10_000).fill({}));`;

test('a shop that runs out of memory is started again, with a log line', async () => {
  const { child, output, pids } = await supervised('memory', `${open} if (starts < 3) { ${exhaustMemory} } ${idle}`);
  await expect.poll(async () => (await pids()).length, { timeout: 60_000 }).toBe(3);
  expect(output()).toContain('JavaScript heap out of memory');
  expect(output().match(/The shop ended unexpectedly with code 134 and starts again in 0\.0[12] s/g)).toHaveLength(2);
  expect(output().match(/opened/g)).toHaveLength(1);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a shop that fails to start is not started again', async () => {
  const { child, pids } = await supervised('failing', `process.exit(1);`);
  await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(await pids()).toHaveLength(1);
});

test('a signal ends the shop once, with its own exit code', async () => {
  const script = `process.on('SIGTERM', () => process.exit(0)); ${open} ${idle}`;
  const { child, output, pids } = await supervised('signal', script);
  await expect.poll(output).toContain('opened');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect(await pids()).toHaveLength(1);
});

test('a shop whose supervisor is killed ends itself', async () => {
  const { child, output, pids } = await supervised('orphan', `${open} ${idle}`);
  await expect.poll(output).toContain('opened');
  const [pid = 0] = await pids();
  child.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
