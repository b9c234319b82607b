const REMEMBERED_MS = 60_000;

const waiting = new Set<number>();
const notedAt = new Map<number, number>();
let onNoted: () => void = () => {};

/** Notes that orders changed; follow-orders.ts reads them again together. */
export function noteChanged(ids: readonly number[]): void {
  if (ids.length === 0) return;
  const now = performance.now();
  for (const id of ids) {
    waiting.add(id);
    notedAt.set(id, now);
  }
  for (const [id, at] of notedAt) if (now - at > REMEMBERED_MS) notedAt.delete(id);
  onNoted();
}

export function changedSince(moment: number): number[] {
  return [...notedAt].filter(([, at]) => at >= moment).map(([id]) => id);
}

/** The changed orders that were not read again yet. */
export function takeChanged(): number[] {
  const ids = [...waiting];
  waiting.clear();
  return ids;
}

export function hasChanged(): boolean {
  return waiting.size > 0;
}

export function onOrdersChanged(listener: () => void): () => void {
  onNoted = listener;
  return () => {
    onNoted = () => {};
  };
}
