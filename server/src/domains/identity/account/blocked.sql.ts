import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

type Status = { status: 'active' | 'blocked' | 'deleted'; reason: string | null };

export async function lockStatus(tx: Sql, customerId: CustomerId): Promise<Status | null> {
  const [row] = await tx<Status[]>`
    select status, blocked_reason as reason from customers where id = ${customerId} for no key update`;
  return row ?? null;
}

export async function writeBlocked(
  tx: Sql,
  customerId: CustomerId,
  block: { reason: string; at: Date } | null,
): Promise<void> {
  await tx`
    update customers set status = ${block ? 'blocked' : 'active'}, blocked_reason = ${block?.reason ?? null},
      blocked_at = ${block?.at ?? null}
    where id = ${customerId}`;
}
