import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from '@rialto/database/connect.ts';
import { runApp } from './testing/run-app.ts';
import { existingData, noData, startForTest, temporaryFolder } from './testing/temporary-data.ts';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { copyBinaries } from './copy-binaries.ts';
import { nativeFolder } from './native-package.ts';

const NOBODY = 65_534;

beforeEach(({ skip }) => {
  if (process.getuid?.() !== 0) skip('only root can run things as another user');
});

function userOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** A copy as npm installs it without install scripts: the library links are missing. */
function copyNative(folder: string): string {
  const native = join(folder, 'native');
  // Hard links where possible, which take no time.
  const copied = spawnSync('cp', ['-al', nativeFolder(), native], { stdio: 'ignore' });
  if (copied.status !== 0) cpSync(nativeFolder(), native, { recursive: true, force: true, verbatimSymlinks: true });
  removeLinks(native);
  return native;
}

/** A folder that every user can read, wherever this clone is. */
function openNative(): string {
  const native = join(temporaryFolder(), 'native');
  copyBinaries(nativeFolder(), native);
  return native;
}

function removeLinks(native: string): void {
  for (const name of linksIn(native)) rmSync(join(native, 'lib', name));
}

const linksIn = (native: string) =>
  readdirSync(join(native, 'lib')).filter((name) => lstatSync(join(native, 'lib', name)).isSymbolicLink());

test('root runs the database as another user, who owns its files', async () => {
  const dataDir = await existingData();
  const server = await startForTest({ dataDir });
  const owner = statSync(join(dataDir, 'cluster'));
  expect(owner.uid).not.toBe(0);
  expect(owner.mode & 0o777).toBe(0o700);
  expect(userOf(server.pid)).toBe(owner.uid);
});

test('files that root copied or restored are returned to that user', async () => {
  const dataDir = await existingData();
  execFileSync('chown', ['-R', '0:0', join(dataDir, 'cluster')]);
  chmodSync(join(dataDir, 'cluster'), 0o755);
  const server = await startForTest({ dataDir });
  expect(userOf(server.pid)).not.toBe(0);
});

test('a clone in a folder that only root can enter works, and the data stays in it', async () => {
  const closed = temporaryFolder({ closed: true });
  const shared = temporaryFolder();
  const options = { dataDir: noData(closed), native: copyNative(closed), sharedFolders: [shared] };
  const app = runApp(options);
  const outcome = await app.outcome;
  expect(outcome).toMatchObject({ kind: 'started' });
  await app.kill();
  const server = await startForTest(options);
  expect([server.adopted, server.pid]).toEqual([true, outcome?.kind === 'started' && outcome.pid]);
  expect(userOf(server.pid)).not.toBe(0);
  expect(existsSync(join(options.dataDir, 'cluster', 'PG_VERSION'))).toBe(true);
  expect(statSync(closed).mode & 0o777).toBe(0o700);

  const database = connect(server);
  await database.sql.script(`create extension btree_gin; create table jars as select 'honey' as name`);
  process.kill(server.pid, 'SIGKILL');
  await waitUntil('the database is back', () => outcome?.kind === 'started' && server.pid !== outcome.pid);
  expect(await database.sql`select name from jars`).toEqual([{ name: 'honey' }]);
  await database.close();
});

test('binaries are not copied into a folder whose path has shell syntax', async () => {
  const shared = temporaryFolder();
  const dataDir = noData(join(temporaryFolder(), 'a "quoted" $name with a `command` and a \\\\'));
  const native = copyNative(temporaryFolder({ closed: true }));
  const server = await startForTest({ dataDir, native, sharedFolders: [shared] });
  expect(userOf(server.pid)).not.toBe(0);
  expect(readdirSync(shared)).toEqual(['postgres-unversioned']);
});

test('missing library links are restored', async () => {
  const native = copyNative(temporaryFolder());
  expect(linksIn(native)).toEqual([]);
  await startForTest({ dataDir: await existingData(), native });
  expect(linksIn(native)).toContain('libpq.so.5');
});

test('an ordinary user runs the database under their own account, and root uses that account for their data', async () => {
  const dataDir = await existingData();
  const giveTo = (id: number) => execFileSync('chown', ['-R', `${id}:${id}`, dataDir]);
  // Other tests of this process use the same data.
  onTestFinished(() => void giveTo(0));
  giveTo(NOBODY);
  const app = runApp({ dataDir, native: openNative() }, NOBODY);
  const outcome = await app.outcome;
  expect(outcome).toMatchObject({ kind: 'started', adopted: false });
  expect(userOf(outcome?.kind === 'started' ? outcome.pid : 0)).toBe(NOBODY);
  await app.stop();

  const startedByRoot = await startForTest({ dataDir, sharedFolders: [temporaryFolder()] });
  expect(userOf(startedByRoot.pid)).toBe(NOBODY);
});

test('an ordinary user whose read-only installation lacks the links gets their own copy', async () => {
  const native = openNative();
  removeLinks(native);
  const folder = temporaryFolder();
  chownSync(folder, NOBODY, NOBODY);
  const app = runApp({ dataDir: noData(folder), native }, NOBODY);
  expect(await app.outcome).toMatchObject({ kind: 'started' });
  expect(linksIn(native)).toEqual([]);
  await app.stop();
});

test('the report of a data folder without write permission is one sentence with its path', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'));
  const outcome = await runApp({ dataDir: join(folder, 'data') }, NOBODY).outcome;
  expect(outcome).toMatchObject({ kind: 'failed', name: 'EmbeddedStartFailed' });
  expect(outcome?.kind === 'failed' && outcome.message).toMatch(
    /^The data folder .*data cannot be used by this user: EACCES/,
  );
});
