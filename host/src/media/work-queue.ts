/** Urgent jobs go before all that wait, idle ones begin only while nobody waits. */
export type Urgency = 'urgent' | 'patient' | 'idle';
export type WorkQueue = {
  /** Runs the job when there is room. */
  run<T>(job: () => Promise<T>, urgency?: Urgency): Promise<T>;
};

/** At most `limit` jobs at a time. A job must not wait for another one of the same queue, or both wait for ever. */
export function workQueue(limit: number): WorkQueue {
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    if (running >= limit) return;
    const start = waiting.shift() ?? idle.shift();
    if (!start) return;
    running += 1;
    start();
  }

  function finish(): void {
    running -= 1;
    startNext();
  }

  return {
    run: (job, urgency = 'patient') =>
      new Promise((resolve, reject) => {
        const start = () => void job().then(resolve, reject).finally(finish);
        if (urgency === 'urgent') waiting.unshift(start);
        else if (urgency === 'patient') waiting.push(start);
        else idle.push(start);
        startNext();
      }),
  };
}
