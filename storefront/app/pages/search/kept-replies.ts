const KEEP_MS = 300_000;
const MOST_LISTS = 30;

const kept = new Map<string, { replies: readonly unknown[]; staleAt: number }>();

/** The pages of a list as they were left less than five minutes ago, so that going back finds them all (SEA-07). */
export function keptReplies<Reply>(key: string): readonly Reply[] | null {
  const known = kept.get(key);
  return known && known.staleAt > Date.now() ? (known.replies as readonly Reply[]) : null;
}

/** Only where a browser runs: on the server visitors would get each other's pages. */
export function keepReplies(key: string, replies: readonly unknown[]): void {
  const staleAt = keptReplies(key) ? (kept.get(key)?.staleAt ?? 0) : Date.now() + KEEP_MS;
  kept.delete(key);
  kept.set(key, { replies, staleAt });
  const oldest = kept.size > MOST_LISTS ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}
