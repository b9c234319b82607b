import type { FastifyInstance } from 'fastify';
import type { WakeSignal } from './wake-signal.ts';

/** Work that every node repeats. `name` begins the log line of a failure: "Outbox delivery failed; will retry". */
export type BackgroundJob = {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  /** Starts a run at once, besides the interval. */
  wakeOn?: Pick<WakeSignal, 'onWake'>;
  /** Runs before the server accepts requests, too. */
  runsAtStart?: true;
};

/** Runs the job from when the server is ready until it closes. Runs never overlap; closing waits for the current one. */
export function startJob(http: FastifyInstance, { name, everyMs, run, wakeOn, runsAtStart }: BackgroundJob): void {
  let timer: NodeJS.Timeout | undefined;
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
        if (isWoken) start();
      });
  };
  const wake = () => {
    // A run that has already looked would miss what came since.
    isWoken = true;
    start();
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
    removeWake?.();
    await current;
  });
}
