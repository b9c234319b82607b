import { newKey } from '../../../platform/session/new-key.ts';

/** Session storage, so that a reload after a lost response does not create a second order. */
const KEPT_AS = 'placing';
let kept: { content: string; key: string } | null = null;

/** The idempotency key of an order: the same for the same content until it is known to be placed (CHK-10). */
export function idempotencyKey(content: string): string {
  kept ??= readKept();
  if (kept?.content !== content) keep({ content, key: newKey() });
  return kept?.key ?? newKey();
}

/** Call it after the order was placed: the same content is then a new order. */
export function dropIdempotencyKey(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing was stored.
  }
}

function keep(next: { content: string; key: string }): void {
  kept = next;
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(next));
  } catch {
    // Private windows may refuse storage; the key stays in memory.
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
