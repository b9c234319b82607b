import { randomBytes } from 'node:crypto';

/** An id that no other node makes too, and that tells nobody how many came before it (trust.md T69). */
export function newId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n) || newId();
}
