import type { Sql } from '@rialto/database/sql.ts';
import type { UsedBenefits } from '../identity-settings.ts';

export async function findPhoneHashKey(db: Sql): Promise<string> {
  const [row] = await db<{ key: string }[]>`select key from phone_hash_key`;
  if (!row) throw new Error('The key of phone hashes is missing');
  return row.key;
}

export async function insertDeletedPhone(tx: Sql, phoneHash: Buffer, used: UsedBenefits): Promise<void> {
  await tx`
    insert into deleted_phones (phone_hash, used_benefits) values (${phoneHash}, ${JSON.stringify(used)}::jsonb)
    on conflict (phone_hash) do update set used_benefits = excluded.used_benefits`;
}

/** Deletes the entry of the phone and returns it; null if there is none. */
export async function takeDeletedPhone(tx: Sql, phoneHash: Buffer): Promise<UsedBenefits | null> {
  const rows = await tx<{ used: UsedBenefits }[]>`
    delete from deleted_phones where phone_hash = ${phoneHash} returning used_benefits as used`;
  return rows[0]?.used ?? null;
}
