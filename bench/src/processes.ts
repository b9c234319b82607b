import { freePort } from '@rialto/database/testing/free-port.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  port: number;
  pid: number;
  /** The port of its inspector, once it is opened. */
  inspectPort: number;
  stop(): Promise<void>;
};

/** Starts a server to be measured and waits until it responds. */
export async function start(script: string, env: Record<string, string>, readyPath: string): Promise<ServerProcess> {
  const port = await freePort();
  const inspectPort = await freePort();
  // The inspector publishes its address over HTTP only, so that it does not appear in the output.
  const inspector = [`--inspect-port=${inspectPort}`, '--inspect-publish-uid=http'];
  const child = spawn(process.execPath, [...inspector, script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(child, `http://127.0.0.1:${port}${readyPath}`);
  return {
    port,
    pid: child.pid ?? 0,
    inspectPort,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const START_LIMIT_MS = 180_000;
/** Short, because the start is measured too. */
const POLL_MS = 10;

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${url} did not respond`);
}
