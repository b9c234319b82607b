import type { App } from './app.ts';

/** Work that comes round again and again on every node, from when the doors open. One round never meets the next. */
export function every({ http }: App, ms: number, what: string, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> | undefined;
  const run = () => {
    round ??= work()
      .catch((err: unknown) => http.log.warn({ err }, what))
      .finally(() => (round = undefined));
  };
  http.addHook('onReady', async () => {
    timer = setInterval(run, ms).unref();
  });
  http.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
