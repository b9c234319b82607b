import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, to be handed out once. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** All that is kept of a secret. It is random enough that a plain hash cannot be searched. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
