import type { FastifyInstance } from 'fastify';
import type { WakeSignal } from './wake-signal.ts';

/** Work that every node repeats. `name` begins the log line of a failure: "Outbox delivery failed; will retry". */
export type BackgroundJob = {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  /** Starts a run at once, besides the interval. */
  wakeOn?: Pick<WakeSignal, 'onWake'>;
  /** After a run, the next one that is woken waits this long, so that one run serves a burst. */
  restMs?: number;
  /** Runs before the server accepts requests, too. */
  runsAtStart?: true;
};

/** Runs the job from when the server is ready until it closes. Runs never overlap; closing waits for the current one. */
export function startJob(http: FastifyInstance, job: BackgroundJob): void {
  const { name, everyMs, run, wakeOn, restMs = 0, runsAtStart } = job;
  let timer: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let current: Promise<unknown> | undefined;
  let isWoken = false;
  let isOpen = false;
  let removeWake: (() => void) | undefined;

  const start = () => {
    if (!isOpen || current) return;
    isWoken = false;
    current = run()
      .catch((err: unknown) => http.log.warn({ err, job: name }, `${name} failed; will retry`))
      .finally(() => {
        current = undefined;
        rest();
      });
  };
  // A run that has already looked would miss what came since.
  const startIfWoken = () => {
    resting = undefined;
    if (isWoken) start();
  };
  const rest = () => {
    if (restMs === 0) return startIfWoken();
    resting ??= setTimeout(startIfWoken, restMs).unref();
  };
  const wake = () => {
    isWoken = true;
    if (!resting) start();
  };

  http.addHook('onReady', async () => {
    isOpen = true;
    timer = setInterval(start, everyMs).unref();
    removeWake = wakeOn?.onWake(wake);
    if (!runsAtStart) return;
    start();
    await current;
  });
  http.addHook('onClose', async () => {
    isOpen = false;
    clearInterval(timer);
    clearTimeout(resting);
    removeWake?.();
    await current;
  });
}
