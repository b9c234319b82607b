import { LRUCache } from 'lru-cache';

type Count = { current: number; ttl: number };
type Window = { current: number; endsAt: number };

/** Apart from the caches, so that a flood of reads does not reset the counts. */
const MAX_VISITORS = 50_000;

/**
 * Counts the requests of each visitor in this process. The limiter's own store shares one object between all requests of
 * a visitor, so requests that arrive together would all see the last count; this store returns a new object for each.
 */
export class RequestCounts {
  readonly #windows = new LRUCache<string, Window>({ max: MAX_VISITORS });

  incr(key: string, done: (error: Error | null, count?: Count) => void, timeWindow: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + timeWindow };
    window.current += 1;
    if (window !== known) this.#windows.set(key, window);
    done(null, { current: window.current, ttl: window.endsAt - now });
  }

  /** Every route counts here: the key names the group, so calls of one group share one count. */
  child(): this {
    return this;
  }
}
