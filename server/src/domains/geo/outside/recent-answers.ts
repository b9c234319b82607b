import type { Clock } from '../../../platform/clock.ts';

/** Answers that are still good. The one unused for longest makes room, so strangers cannot fill our memory. */
export type RecentAnswers = {
  /** The kept answer to this question, or a new one; many who ask the same at once cause one asking. */
  answer<T>(question: string, ask: () => Promise<T>): Promise<T>;
};

type Kept = { answer: Promise<unknown>; staleAt: number };

export function createRecentAnswers(
  clock: Clock,
  { keepMs = 5 * 60_000, maxEntries = 2_000 }: { keepMs?: number; maxEntries?: number } = {},
): RecentAnswers {
  const kept = new Map<string, Kept>();

  function keep(question: string, entry: Kept): void {
    kept.delete(question);
    kept.set(question, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  }

  return {
    answer: <T>(question: string, ask: () => Promise<T>) => {
      const now = clock().getTime();
      const known = kept.get(question);
      if (known && known.staleAt > now) {
        keep(question, known);
        return known.answer as Promise<T>;
      }
      const entry = { answer: ask(), staleAt: now + keepMs };
      keep(question, entry);
      entry.answer.catch(() => kept.get(question) === entry && kept.delete(question));
      return entry.answer;
    },
  };
}
