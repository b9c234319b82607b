import { RefusalError } from './refuse.ts';

export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most so many works at once; others wait their turn, and beyond a queue that could be served in time none may. */
export function lanes(mostAtOnce: number, mostWaiting: number): Lanes {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new RefusalError({ code: 'overloaded' });
      // Whoever ends hands its lane on, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
