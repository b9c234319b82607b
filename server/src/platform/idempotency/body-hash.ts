import { hash } from 'node:crypto';

/** Compares request bodies without storing them. The order of fields does not matter, that of list entries does. */
export function bodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(body, sortFields), 'base64url');
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
