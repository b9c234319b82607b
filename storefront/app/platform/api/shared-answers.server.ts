const KEEP_MS = 2_000;
const MOST = 500;

const kept = new Map<string, { answer: Promise<unknown>; staleAt: number }>();

/** One answer for all who ask the same within two seconds. A failed one is asked for again. */
export function shared<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.staleAt > now) return known.answer as Promise<T>;
  const answer = ask();
  kept.delete(key);
  kept.set(key, { answer, staleAt: now + KEEP_MS });
  answer.catch(() => kept.delete(key));
  const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return answer;
}
