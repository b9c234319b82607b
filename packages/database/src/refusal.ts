import { DatabaseError } from 'pg';

/** What the function refuse() raises (migrations/0011_refusals.sql). */
const REFUSED = 'P0409';

/** What a statement has refused; null for any other error. */
export function refusalIn(error: unknown): { code: string; details: Record<string, unknown> } | null {
  if (!(error instanceof DatabaseError) || error.code !== REFUSED) return null;
  return { code: error.message, details: JSON.parse(error.detail ?? '{}') as Record<string, unknown> };
}
