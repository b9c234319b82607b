import { hash } from 'node:crypto';

/** Compares request bodies without storing them. */
export function bodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
