import type { Sql } from '@rialto/database/sql.ts';

/** Whether somebody can sign in as owner. */
export async function hasOwner(db: Sql): Promise<boolean> {
  const rows = await db`
    select from staff where role = 'owner' and is_active and password_hash is not null limit 1`;
  return rows.length > 0;
}

type NewLink = { secretHash: Buffer; now: Date; endsAt: Date | null };

export async function replaceOwnerLink(db: Sql, { secretHash, now, endsAt }: NewLink): Promise<void> {
  await db`
    insert into owner_link (secret_hash, created_at, ends_at) values (${secretHash}, ${now}, ${endsAt})
    on conflict (is_only) do update
      set secret_hash = excluded.secret_hash, created_at = excluded.created_at, ends_at = excluded.ends_at`;
}

export async function isOwnerLink(db: Sql, secretHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db`
    select from owner_link where secret_hash = ${secretHash} and (ends_at is null or ends_at > ${now})`;
  return rows.length > 0;
}

/** Uses the link up. False if it is unknown, over or was used before. */
export async function useOwnerLink(tx: Sql, secretHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx`
    delete from owner_link where secret_hash = ${secretHash} and (ends_at is null or ends_at > ${now})
    returning is_only`;
  return rows.length > 0;
}
