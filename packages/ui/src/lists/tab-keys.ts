/** The tab that a key selects, or null. The arrow in the text direction selects the next one. */
export function tabAfterKey(key: string, current: number, count: number, isRtl: boolean): number | null {
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return null;
  if (key === next) return (current + 1) % count;
  if (key === previous) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
