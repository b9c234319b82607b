import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import type { IdentityDeps } from '../../identity-settings.ts';
import { staffCodeMisses } from '../../limits.ts';
import { hashOf } from '../../secret.ts';
import { requireOwnPassword } from '../require-own-password.ts';
import { endStaffSessionsOf } from '../../sessions/end-sessions.ts';
import { useOneTimeCode } from './enter-staff-code.ts';
import { newCodeSecret } from './one-time-codes.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './seal-secret.ts';
import { confirmFactor, deleteFactor, findFactor, replaceRecoveryCodes, saveNewFactor } from './second-factor.sql.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'throttle'>;
type WithPassword = { staff: Staff; password: string };

/** `issuer` is the name under which the app lists the code. */
export async function beginSecondFactor(
  deps: Deps,
  { staff, password }: WithPassword,
  issuer: string,
): Promise<{ secret: string; uri: string }> {
  const { db, clock } = deps;
  const { email, name } = await requireOwnPassword(deps, staff, password);
  const { bytes, text, uri } = newCodeSecret(issuer, email ?? name);
  const isSaved = await inTransaction(db, async (tx) =>
    saveNewFactor(tx, staff.id, await sealSecret(tx, bytes), clock()),
  );
  if (!isSaved) throw new RefusalError({ code: 'second_factor_on' });
  return { secret: text, uri };
}

/** Ends the other sessions, which were opened without a code. Returns the recovery codes. */
export async function confirmSecondFactor(
  { db, clock, throttle }: Deps,
  { staff, token, code }: { staff: Staff; token: string; code: string },
): Promise<string[]> {
  await throttle.attempt(staffCodeMisses, String(staff.id));
  const now = clock();
  const codes = await inTransaction(db, async (tx) => {
    const isRight = await useOneTimeCode(tx, staff.id, code, now);
    if (!isRight || !(await confirmFactor(tx, staff.id, now))) throw new RefusalError({ code: 'code_wrong' });
    await endStaffSessionsOf(tx, staff.id, hashOf(token));
    await recordFactor(tx, 'confirmSecondFactor', { staff, now, isOn: true });
    return saveRecoveryCodes(tx, staff);
  });
  await throttle.clear(staffCodeMisses, String(staff.id));
  return codes;
}

export async function renewRecoveryCodes(deps: Deps, { staff, password }: WithPassword): Promise<string[]> {
  await requireOwnPassword(deps, staff, password);
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    if (!(await findFactor(tx, staff.id))?.isConfirmed) throw new RefusalError({ code: 'second_factor_off' });
    const change = {
      subject: 'staff' as const,
      subjectId: staff.id,
      before: null,
      after: { recovery_codes: 'renewed' },
    };
    await recordChange(tx, { staff, now, action: 'renewRecoveryCodes', ...change });
    return saveRecoveryCodes(tx, staff);
  });
}

export async function endSecondFactor(deps: Deps, { staff, password }: WithPassword): Promise<void> {
  await requireOwnPassword(deps, staff, password);
  await inTransaction(deps.db, async (tx) => {
    if (!(await deleteFactor(tx, staff.id))) throw new RefusalError({ code: 'second_factor_off' });
    await recordFactor(tx, 'endSecondFactor', { staff, now: deps.clock(), isOn: false });
  });
}

async function saveRecoveryCodes(tx: Sql, { id }: Staff): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    id,
    codes.map((code) => hashOfRecoveryCode(id, code)),
  );
  return codes;
}

type Switch = { staff: Staff; now: Date; isOn: boolean };

async function recordFactor(tx: Sql, action: string, { staff, now, isOn }: Switch): Promise<void> {
  const values = { before: { second_factor: !isOn }, after: { second_factor: isOn } };
  await recordChange(tx, { staff, now, action, subject: 'staff' as const, subjectId: staff.id, ...values });
}
