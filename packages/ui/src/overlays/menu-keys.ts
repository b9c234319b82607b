/** The entry that gets the focus after a key, or null for other keys. -1 means that no entry had it. */
export function entryAfterKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * The entry that matches typed letters. A single letter continues from the current entry, so that repeating it cycles
 * through all matches; several letters may keep the entry.
 */
export function entryForText(typed: string, current: number, labels: string[]): number | null {
  const wanted = typed.toLocaleLowerCase();
  const offset = wanted.length === 1 ? 1 : 0;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(current, offset ? -1 : 0) + offset + step) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return null;
}

/** A key that types a character, not a shortcut. */
export function isTyping(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}
