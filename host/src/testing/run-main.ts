import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const mainAsUser = fileURLToPath(new URL('./main-as-user.ts', import.meta.url));

export type RunningMain = {
  url: string;
  /** Everything that it has printed so far. */
  output: () => string;
  child: ChildProcess;
  /** Resolves when the shop prints its URL; rejects if it ends before that. */
  open: Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts the real process, as `npm start` does after the build. */
export function runMain(env: Record<string, string>, asUser: number | null = null): RunningMain {
  const program = asUser === null ? [main] : [mainAsUser, String(asUser)];
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const open = new Promise<void>((resolve, reject) => {
    const append = (data: unknown) => {
      output += String(data);
      if (output.includes('Shop ')) resolve();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.once('exit', () => reject(new Error(`The shop did not open:\n${output}`)));
  });
  // A test that expects the failure does not await `open`.
  open.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${env['PORT']}`,
    output: () => output,
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
