type Count = { current: number; ttl: number };
type Kept = { current: number; endsAt: number };

const MOST_KEYS = 50_000;

/**
 * How often each visitor has called, in this process. The limiter's own store hands out one object for all calls of a
 * visitor, so that calls arriving together all see the last count and all are refused; this one gives each its own.
 */
export class RequestCounts {
  readonly #kept = new Map<string, Kept>();

  incr(key: string, done: (error: Error | null, count?: Count) => void, timeWindow: number): void {
    const now = Date.now();
    const known = this.#kept.get(key);
    const kept = known && known.endsAt > now ? known : { current: 0, endsAt: now + timeWindow };
    kept.current += 1;
    // Written anew, so that the first keys of the map are those not seen for longest.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#forgetOldest();
    done(null, { current: kept.current, ttl: kept.endsAt - now });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }

  #forgetOldest(): void {
    if (this.#kept.size <= MOST_KEYS) return;
    const oldest = this.#kept.keys().next().value;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
