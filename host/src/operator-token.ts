import type { Sql } from '@rialto/database/sql.ts';
import { createStaffSession, ensureStaff } from '@rialto/server/domains/identity/identity.public.ts';

/** The token of an operator's new session. Staff have no sign-in page yet. */
export async function newOperatorToken(db: Sql, now: Date): Promise<string> {
  const staffId = await ensureStaff(db, { name: 'Operator', role: 'operator', now });
  return createStaffSession(db, { staffId, now });
}
