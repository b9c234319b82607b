import { RefusalError } from './refuse.ts';

/** Urgent work is queued first. Idle work starts only while no other work is queued. */
export type Priority = 'urgent' | 'normal' | 'idle';
type Limits = { concurrency: number; maxQueued?: number };
/** Work whose `signal` aborts before its turn is dropped from the queue. */
export type LimitedRun = <T>(work: () => Promise<T>, priority?: Priority, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `concurrency` functions at a time and refuses new ones when the queue is full. Work must not wait for other
 * work of the same limit, or both wait forever.
 */
export function limitConcurrency({ concurrency, maxQueued = Infinity }: Limits): LimitedRun {
  const queue: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  async function waitForTurn(priority: Priority, signal: AbortSignal | undefined): Promise<void> {
    if (queue.length + idle.length >= maxQueued) throw new RefusalError({ code: 'overloaded' });
    const list = priority === 'idle' ? idle : queue;
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    if (priority === 'urgent') list.unshift(start);
    else list.push(start);
    const drop = () => {
      const at = list.indexOf(start);
      if (at < 0) return;
      list.splice(at, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', drop, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', drop));
  }

  return async (work, priority = 'normal', signal) => {
    signal?.throwIfAborted();
    // Finished work hands its turn to the next in the queue, so the count stays the same.
    if (running >= concurrency) await waitForTurn(priority, signal);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift() ?? idle.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
