import { RefusalError } from './refuse.ts';

/** Urgent work is queued first. Idle work starts only while no other work is queued. */
export type Priority = 'urgent' | 'normal' | 'idle';
type Limits = { concurrency: number; maxQueued?: number };
export type LimitedRun = <T>(work: () => Promise<T>, priority?: Priority) => Promise<T>;

/**
 * Runs at most `concurrency` functions at a time and refuses new ones when the queue is full. Work must not wait for other
 * work of the same limit, or both wait forever.
 */
export function limitConcurrency({ concurrency, maxQueued = Infinity }: Limits): LimitedRun {
  const queue: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  async function waitForTurn(priority: Priority): Promise<void> {
    if (queue.length + idle.length >= maxQueued) throw new RefusalError({ code: 'overloaded' });
    await new Promise<void>((start) => {
      if (priority === 'urgent') queue.unshift(start);
      else if (priority === 'normal') queue.push(start);
      else idle.push(start);
    });
  }

  return async (work, priority = 'normal') => {
    // Finished work hands its turn to the next in the queue, so the count stays the same.
    if (running >= concurrency) await waitForTurn(priority);
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
