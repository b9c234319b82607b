import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../owner.ts';

export type Attempt = { owner: Owner; method: string; path: string; key: string; bodyHash: string; now: Date };

/** False when the key was used before. A second one at the same time waits here until the first has an end. */
export async function insertAttempt(tx: Sql, attempt: Attempt): Promise<boolean> {
  const { owner, method, path, key, bodyHash, now } = attempt;
  const rows = await tx<{ key: string }[]>`
    insert into idempotency_keys (owner_kind, owner_id, method, path, key, body_hash, created_at)
    values (${owner.kind}, ${owner.id}, ${method}, ${path}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing returning key`;
  return rows.length > 0;
}

export async function keepAnswer(tx: Sql, { owner, method, path, key }: Attempt, answer: unknown): Promise<void> {
  await tx`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and method = ${method} and path = ${path} and key = ${key}`;
}

export async function findAnswer(
  tx: Sql,
  { owner, method, path, key }: Attempt,
): Promise<{ bodyHash: string; answer: unknown } | null> {
  const rows = await tx<{ bodyHash: string; answer: unknown }[]>`
    select body_hash as "bodyHash", answer from idempotency_keys
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and method = ${method} and path = ${path} and key = ${key}`;
  return rows[0] ?? null;
}

export async function deleteKeysBefore(db: Sql, moment: Date): Promise<void> {
  await db`delete from idempotency_keys where created_at < ${moment}`;
}
