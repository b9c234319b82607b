import { DatabaseError } from 'pg';

/** The SQLSTATE that refuse() raises (migrations/0011_refusals.sql). */
const REFUSED = 'P0409';

/** The refusal that a statement raised with refuse(); null for any other error. */
export function refusalIn(error: unknown): { code: string; details: Record<string, unknown> } | null {
  if (!(error instanceof DatabaseError) || error.code !== REFUSED) return null;
  return { code: error.message, details: JSON.parse(error.detail ?? '{}') as Record<string, unknown> };
}
