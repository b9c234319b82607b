import type { StaffId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import type { IdentityDeps } from '../../identity-settings.ts';
import { staffCodeMisses } from '../../limits.ts';
import { hashOf } from '../../secret.ts';
import { completeStaffSession } from '../sessions/staff-sessions.ts';
import { stepOfCode } from './one-time-codes.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';
import { findFactor, useRecoveryCode, useStep } from './second-factor.sql.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>;
const ONE_TIME_CODE = /^\d{6}$/;

/** The second step of a sign-in. A code of the app and a recovery code each count once. */
export async function enterStaffCode(
  { db, clock, throttle }: Deps,
  { staff, token, code }: { staff: Staff; token: string; code: string },
): Promise<void> {
  await throttle.attempt(staffCodeMisses, String(staff.id));
  const now = clock();
  const typed = code.replaceAll(/\s/g, '');
  await inTransaction(db, async (tx) => {
    const isRight = ONE_TIME_CODE.test(typed)
      ? await useOneTimeCode(tx, staff.id, typed, now)
      : await useRecovery(tx, staff, typed, now);
    if (!isRight) throw new RefusalError({ code: 'code_wrong' });
    await completeStaffSession(tx, hashOf(token), now);
  });
  await throttle.clear(staffCodeMisses, String(staff.id));
}

/** Whether the code is right and was not used before. */
export async function useOneTimeCode(tx: Sql, staffId: StaffId, code: string, now: Date): Promise<boolean> {
  const factor = await findFactor(tx, staffId);
  if (!factor) return false;
  const step = stepOfCode(await openSecret(tx, factor.secret), code, now);
  return step !== null && useStep(tx, staffId, step);
}

async function useRecovery(tx: Sql, staff: Staff, typed: string, now: Date): Promise<boolean> {
  const isRight = await useRecoveryCode(tx, staff.id, hashOfRecoveryCode(staff.id, typed), now);
  const change = { subject: 'staff' as const, subjectId: staff.id, before: null, after: { recovery_code: 'used' } };
  if (isRight) await recordChange(tx, { staff, now, action: 'enterStaffCode', ...change });
  return isRight;
}
