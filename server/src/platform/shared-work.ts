type Job<T> = { result: Promise<T>; waiting: number; giveUp: AbortController };
export type SharedWork<T> = (key: string, make: (signal: AbortSignal) => Promise<T>, left?: AbortSignal) => Promise<T>;

/** Concurrent calls with one key share one call of `make`. Its signal aborts when every caller has left. */
export function sharedWork<T>(): SharedWork<T> {
  const jobs = new Map<string, Job<T>>();

  function start(key: string, make: (signal: AbortSignal) => Promise<T>): Job<T> {
    const giveUp = new AbortController();
    const forget = () => jobs.get(key) === job && jobs.delete(key);
    const job: Job<T> = { result: make(giveUp.signal).finally(forget), waiting: 0, giveUp };
    // A later call must not wait for work that is being given up.
    giveUp.signal.addEventListener('abort', forget);
    jobs.set(key, job);
    return job;
  }

  return async (key, make, left) => {
    left?.throwIfAborted();
    const job = jobs.get(key) ?? start(key, make);
    job.waiting += 1;
    const leave = () => {
      job.waiting -= 1;
      if (job.waiting === 0) job.giveUp.abort(left?.reason);
    };
    left?.addEventListener('abort', leave, { once: true });
    return job.result.finally(() => left?.removeEventListener('abort', leave));
  };
}
