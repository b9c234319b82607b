import { hash } from 'node:crypto';

/** Tells one body from another without keeping either. */
export function bodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
