import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../owner.ts';

/** Owners, couriers and staff each have their own keys. */
export type KeyOwner = Owner | { kind: 'courier' | 'staff'; id: number };
export type IdempotencyKey = {
  owner: KeyOwner;
  method: string;
  path: string;
  key: string;
  bodyHash: string;
  now: Date;
};

/** False if the key was used before. A concurrent request with the same key waits here for the first one to end. */
export async function insertKey(tx: Sql, used: IdempotencyKey): Promise<boolean> {
  const { owner, method, path, key, bodyHash, now } = used;
  const rows = await tx<{ key: string }[]>`
    insert into idempotency_keys (owner_kind, owner_id, method, path, key, body_hash, created_at)
    values (${owner.kind}, ${owner.id}, ${method}, ${path}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing returning key`;
  return rows.length > 0;
}

export async function saveResult(
  tx: Sql,
  { owner, method, path, key }: IdempotencyKey,
  result: unknown,
): Promise<void> {
  await tx`
    update idempotency_keys set answer = ${JSON.stringify(result)}::jsonb
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and method = ${method} and path = ${path} and key = ${key}`;
}

export async function findResult(
  tx: Sql,
  { owner, method, path, key }: IdempotencyKey,
): Promise<{ bodyHash: string; result: unknown } | null> {
  const rows = await tx<{ bodyHash: string; result: unknown }[]>`
    select body_hash as "bodyHash", answer as result from idempotency_keys
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and method = ${method} and path = ${path} and key = ${key}`;
  return rows[0] ?? null;
}

export async function deleteKeysBefore(db: Sql, moment: Date): Promise<void> {
  await db`delete from idempotency_keys where created_at < ${moment}`;
}

export async function deleteOwnerKeys(tx: Sql, { kind, id }: Owner): Promise<void> {
  await tx`delete from idempotency_keys where owner_kind = ${kind} and owner_id = ${id}`;
}
