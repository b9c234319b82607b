/** Kept for as long as the tab is open, so that even a reload does not make a second order of a lost answer. */
const KEPT_AS = 'placing';
let kept: { content: string; key: string } | null = null;

/** The key of what is about to be placed: the same for the same content until it is known to be placed (CHK-10). */
export function idempotencyKey(content: string): string {
  kept ??= readKept();
  if (kept?.content !== content) keep({ content, key: newKey() });
  return kept?.key ?? newKey();
}

/** It was placed: ordering the same once more is another order. */
export function dropIdempotencyKey(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing was kept then.
  }
}

function keep(next: { content: string; key: string }): void {
  kept = next;
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(next));
  } catch {
    // Private windows may refuse; it is kept in memory.
  }
}

function readKept(): typeof kept {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') as Partial<NonNullable<typeof kept>> | null;
    return read?.content && read.key ? { content: read.content, key: read.key } : null;
  } catch {
    return null;
  }
}

/** randomUUID is only there over HTTPS; a shop in a local network must work too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
