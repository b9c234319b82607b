import { LRUCache } from 'lru-cache';

type Window = { count: number; endsAt: number };

/** Apart from the caches, so that a flood of reads does not reset the counts. */
const MAX_VISITORS = 50_000;

/** Counts the requests of each visitor in this process. */
export class RequestCounts {
  readonly #windows = new LRUCache<string, Window>({ max: MAX_VISITORS });

  /** The requests of a key in its current window, this one included, and how long the window lasts. */
  add(key: string, windowMs: number): { count: number; leftSeconds: number } {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    if (window !== known) this.#windows.set(key, window);
    return { count: window.count, leftSeconds: Math.ceil((window.endsAt - now) / 1_000) };
  }
}
