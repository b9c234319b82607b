import { byteLru, MIB } from '../cache/byte-lru.ts';

type Count = { current: number; ttl: number };
type Window = { current: number; endsAt: number };

/** About 50,000 visitors. */
const MAX_BYTES = 12 * MIB;

/**
 * Counts the requests of each visitor in this process. The limiter's own store shares one object between all requests of
 * a visitor, so requests that arrive together would all see the last count; this store returns a new object for each.
 */
export class RequestCounts {
  readonly #windows = byteLru<Window>({ maxBytes: MAX_BYTES });

  incr(key: string, done: (error: Error | null, count?: Count) => void, timeWindow: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + timeWindow };
    window.current += 1;
    if (window !== known) this.#windows.set(key, window);
    done(null, { current: window.current, ttl: window.endsAt - now });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}
