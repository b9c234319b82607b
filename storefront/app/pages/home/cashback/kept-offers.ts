/** How long a response is fresh, and how long it is kept after the panel is closed (specification 2, section 9). */
const FRESH_MS = 10_000;
const KEPT_MS = 5_000;

type Clock = () => number;

/** Loads again only if the cached offers are older than ten seconds or were unused for more than five. */
export function keepOffers<T>(ask: () => Promise<T>, now: Clock = Date.now) {
  let kept: { answer: Promise<T>; askedAt: number; leftAt: number | null } | null = null;
  return {
    read(): Promise<T> {
      const isPutAway = kept?.leftAt != null && now() - kept.leftAt > KEPT_MS;
      if (kept && !isPutAway && now() - kept.askedAt <= FRESH_MS) {
        kept.leftAt = null;
        return kept.answer;
      }
      const answer = ask();
      kept = { answer, askedAt: now(), leftAt: null };
      answer.catch(() => (kept = null));
      return answer;
    },
    leave(): void {
      if (kept) kept.leftAt = now();
    },
  };
}
