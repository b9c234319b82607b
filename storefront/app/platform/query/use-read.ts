import { useEffect, useEffectEvent, useState } from 'react';

/** What is known of something that only the browser may ask for. */
export type Read<T> = { kind: 'reading' } | { kind: 'failed'; thrown: unknown } | { kind: 'known'; value: T };

type Reading<T> = {
  /** Another key is another thing, and what was known of the former is forgotten. null asks for nothing. */
  key: string | null;
  read: () => Promise<T>;
  /** How long until it is asked for again; null where nothing will change any more. */
  againMs?: (value: T) => number | null;
};

/**
 * Asks once, or again and again while the page is looked at. What was known stays shown while it is asked for again, and
 * also when that fails.
 */
export function useRead<T>({ key, read, againMs }: Reading<T>): { state: Read<T>; refresh: () => void } {
  const [known, setKnown] = useState<{ key: string | null; state: Read<T> }>({ key, state: { kind: 'reading' } });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(read);
  const pause = useEffectEvent((value: T) => againMs?.(value) ?? null);

  useEffect(() => {
    if (key === null) return;
    const left = new AbortController();
    const tell = (state: Read<T>) => setKnown((former) => (isBetter(former, key, state) ? { key, state } : former));
    void (async () => {
      let wait: number | null = 0;
      for (let isFirst = true; wait !== null && !left.signal.aborted; isFirst = false) {
        if (!isFirst) await seenAfter(wait, left.signal);
        if (left.signal.aborted) return;
        const answer: Read<T> = await ask().then(
          (value) => ({ kind: 'known', value }),
          (thrown: unknown) => ({ kind: 'failed', thrown }),
        );
        if (left.signal.aborted) return;
        tell(answer);
        if (answer.kind === 'known') wait = pause(answer.value);
        else if (isFirst) wait = null;
      }
    })();
    return () => left.abort();
  }, [key, attempt]);

  const state: Read<T> = known.key === key ? known.state : { kind: 'reading' };
  const refresh = () => {
    if (state.kind === 'failed') setKnown({ key, state: { kind: 'reading' } });
    setAttempt(attempt + 1);
  };
  return { state, refresh };
}

function isBetter<T>(former: { key: string | null; state: Read<T> }, key: string, next: Read<T>): boolean {
  return next.kind === 'known' || former.key !== key || former.state.kind !== 'known';
}

/** Waits, and then on until somebody looks at the page. */
function seenAfter(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
      resolve();
    };
    const onSight = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') end();
      else document.addEventListener('visibilitychange', onSight);
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
