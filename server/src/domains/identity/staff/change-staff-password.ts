import { inTransaction } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { checkPassword } from '../account/check-password.ts';
import { hashPassword } from '../account/password-hash.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { hashOf } from '../secret.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { endStaffSessionsOf } from '../sessions/end-sessions.ts';
import { savePassword } from './staff.sql.ts';

type Form = { staff: Staff; token: string; current: string; password: string };

/** Ends the other sessions, because a changed password may have been known to somebody else. */
export async function changeStaffPassword(
  { db, clock, throttle }: Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>,
  { staff, token, current, password }: Form,
): Promise<void> {
  const { name, email } = await requireOwnPassword({ db, throttle }, staff, current);
  await checkPassword(password, [name, email]);
  const newHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await savePassword(tx, staff.id, newHash);
    await endStaffSessionsOf(tx, staff.id, hashOf(token));
    const change = { subject: 'staff' as const, subjectId: staff.id, before: null, after: { password: 'changed' } };
    await recordChange(tx, { staff, now: clock(), action: 'changeStaffPassword', ...change });
  });
}
