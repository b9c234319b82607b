import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const mainAsUser = fileURLToPath(new URL('./main-as-user.ts', import.meta.url));

export type RunningMain = {
  url: string;
  /** Everything it has printed so far. */
  said: () => string;
  child: ChildProcess;
  /** Once it tells where the shop is; fails when it ends before that. */
  open: Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts the real process, as `npm start` does once everything is built. */
export function runMain(env: Record<string, string>, asUser: number | null = null): RunningMain {
  const program = asUser === null ? [main] : [mainAsUser, String(asUser)];
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const open = new Promise<void>((resolve, reject) => {
    const hear = (data: unknown) => {
      output += String(data);
      if (output.includes('Shop ')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It never opened:\n${output}`)));
  });
  // Whoever waits for the failure instead does not ask whether it opened.
  open.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${env['PORT']}`,
    said: () => output,
    child,
    open,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
