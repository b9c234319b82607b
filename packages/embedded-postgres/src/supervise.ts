import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { stopServer, type Server } from './server.ts';

export type Supervisor = { current(): Server; stop(): Promise<void> };

/** Restarts the server when it ends unexpectedly. */
export function supervise(first: Server, start: () => Promise<Server>, log: Log): Supervisor {
  let current = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopAsked = once(signal, 'abort');
  const pause = pauses();

  const revive = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(pause.next(), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        current = await start();
        log.warn({ pid: current.pid }, 'The database is running again');
        return;
      } catch (error) {
        log.error({ err: error }, 'Restarting the database failed; will retry');
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await Promise.race([current.gone, stopAsked]);
      if (signal.aborted) return;
      log.error({ pid: current.pid }, 'The database ended unexpectedly; restarting it');
      await revive();
    }
  };

  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await watching;
    await stopServer(current);
  };
  let stopped: Promise<void> | undefined;
  return { current: () => current, stop: () => (stopped ??= stop()) };
}

const FIRST_PAUSES_MS = [0, 500, 1_000, 2_000];
const LATER_PAUSE_MS = 15_000;
const MINUTE_MS = 60_000;

/** No delay the first time, then increasing delays: at most about seven starts a minute. */
function pauses(): { next(): number } {
  let recent: number[] = [];
  return {
    next: () => {
      const now = performance.now();
      recent = recent.filter((at) => at > now - MINUTE_MS);
      const pauseMs = FIRST_PAUSES_MS[recent.length] ?? LATER_PAUSE_MS;
      recent.push(now);
      return pauseMs;
    },
  };
}
