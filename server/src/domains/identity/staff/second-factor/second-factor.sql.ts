import type { StaffId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export async function findSecretKey(db: Sql): Promise<string> {
  const [row] = await db<{ key: string }[]>`select key from staff_secret_key`;
  if (!row) throw new Error('The table staff_secret_key is empty');
  return row.key;
}

export type Factor = { secret: Buffer; isConfirmed: boolean };

export async function findFactor(db: Sql, staffId: StaffId): Promise<Factor | null> {
  const rows = await db<Factor[]>`
    select secret, confirmed_at is not null as "isConfirmed" from staff_factors where staff_id = ${staffId}`;
  return rows[0] ?? null;
}

/** Saves a secret that is not confirmed yet. False if the second factor is on already. */
export async function saveNewFactor(tx: Sql, staffId: StaffId, secret: Buffer, now: Date): Promise<boolean> {
  const rows = await tx`
    insert into staff_factors as f (staff_id, secret, created_at) values (${staffId}, ${secret}, ${now})
    on conflict (staff_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where f.confirmed_at is null
    returning staff_id`;
  return rows.length > 0;
}

/** Uses up the code of a step. False if this code or a later one was used before. */
export async function useStep(tx: Sql, staffId: StaffId, step: number): Promise<boolean> {
  const rows = await tx`
    update staff_factors set last_step = ${step} where staff_id = ${staffId} and last_step < ${step} returning staff_id`;
  return rows.length > 0;
}

/** False if it was confirmed before. */
export async function confirmFactor(tx: Sql, staffId: StaffId, now: Date): Promise<boolean> {
  const rows = await tx`
    update staff_factors set confirmed_at = ${now} where staff_id = ${staffId} and confirmed_at is null
    returning staff_id`;
  return rows.length > 0;
}

/** False if there was none that had been confirmed. */
export async function deleteFactor(tx: Sql, staffId: StaffId): Promise<boolean> {
  const rows = await tx<{ isConfirmed: boolean }[]>`
    delete from staff_factors where staff_id = ${staffId} returning confirmed_at is not null as "isConfirmed"`;
  return rows[0]?.isConfirmed ?? false;
}

export async function replaceRecoveryCodes(tx: Sql, staffId: StaffId, hashes: readonly Buffer[]): Promise<void> {
  await tx`delete from staff_recovery_codes where staff_id = ${staffId}`;
  await tx`
    insert into staff_recovery_codes (staff_id, code_hash) select ${staffId}, unnest(${hashes}::bytea[])`;
}

/** False if there is no such code or it was used before. */
export async function useRecoveryCode(tx: Sql, staffId: StaffId, codeHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx`
    update staff_recovery_codes set used_at = ${now}
    where staff_id = ${staffId} and code_hash = ${codeHash} and used_at is null returning staff_id`;
  return rows.length > 0;
}
