import { hash } from 'node:crypto';

/** The cause of a movement that an idempotency key identifies. Hashed, because a key may be longer than a cause. */
export function causeOfKey(kind: 'points' | 'adjustment', callerId: number, key: string): string {
  return `${kind}:${hash('sha256', `${callerId} ${key}`, 'base64url')}`;
}
