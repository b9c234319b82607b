import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { EmbeddedOptions } from '../start-embedded.ts';
import { TEST_SETTINGS } from './temporary-data.ts';

export type AppMessage =
  | { kind: 'started'; pid: number; socketDir: string; adopted: boolean }
  | { kind: 'failed'; name: string; message: string };

export type App = {
  pid: number;
  /** The outcome of the start; null if the app ended without output. */
  outcome: Promise<AppMessage | null>;
  /** kill -9 of the app and of its process group. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs the app in its own process, as another user if one is given. */
export function runApp(options: EmbeddedOptions, userId: number | null = null): App {
  const main = fileURLToPath(new URL('./app-main.ts', import.meta.url));
  const user = userId === null ? [] : [String(userId)];
  const child = spawn(process.execPath, [main, JSON.stringify({ settings: TEST_SETTINGS, ...options }), ...user], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Running the app failed');
  const ended = once(child, 'exit');
  const end = (signal: NodeJS.Signals, target: number) => async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(target, signal);
    await ended;
  };
  const kill = end('SIGKILL', -pid);
  onTestFinished(kill);
  const lines = createInterface({ input: child.stdout });
  const outcome = Promise.race([once(lines, 'line'), once(lines, 'close')]).then(([line]) =>
    line === undefined ? null : (JSON.parse(String(line)) as AppMessage),
  );
  return { pid, outcome, kill, stop: end('SIGTERM', pid) };
}
