import { randomBytes } from 'node:crypto';

/** A random id: unique across nodes, and it does not reveal how many rows exist (trust.md T69). */
export function newId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n) || newId();
}
