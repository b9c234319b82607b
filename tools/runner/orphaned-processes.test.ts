import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endOrphanedProcesses } from './orphaned-processes.mjs';

const lasting = (...args: string[]) =>
  spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', ...args], { detached: true });

test('a process that was started on the folder is ended, any other one continues', async () => {
  const folder = `/tmp/rialto-strays-${process.pid}`;
  const stray = lasting(`${folder}/data`);
  const stranger = lasting('/tmp/rialto-of-somebody-else');
  await Promise.all([once(stray.stdout, 'data'), once(stranger.stdout, 'data')]);

  const ended = once(stray, 'exit');
  await endOrphanedProcesses(folder);

  expect((await ended)[1]).toBe('SIGINT');
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill('SIGKILL');
});
