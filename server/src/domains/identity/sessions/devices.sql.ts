import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** Remembers that a customer signed in with this browser. */
export async function saveDevice(tx: Sql, customerId: CustomerId, deviceHash: Buffer, now: Date): Promise<void> {
  await tx`
    insert into customer_devices (customer_id, device_hash, seen_at) values (${customerId}, ${deviceHash}, ${now})
    on conflict (customer_id, device_hash) do update set seen_at = excluded.seen_at`;
}

export async function hasDevice(db: Sql, customerId: CustomerId, deviceHash: Buffer): Promise<boolean> {
  const rows = await db`
    select from customer_devices where customer_id = ${customerId} and device_hash = ${deviceHash}`;
  return rows.length > 0;
}

export async function deleteDevicesOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`delete from customer_devices where customer_id = ${customerId}`;
}

export async function deleteDevicesSeenBefore(db: Sql, before: Date): Promise<void> {
  await db`delete from customer_devices where seen_at < ${before}`;
}
