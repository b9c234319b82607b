import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The stored form of a secret. A plain hash suffices because a random secret cannot be guessed. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
