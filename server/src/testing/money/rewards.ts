import type { Sql } from '@rialto/database/sql.ts';
import { expect, vi } from 'vitest';
import { changeOrderStatus } from '../../domains/orders/orders.public.ts';

/** Waits until the relay has delivered all events. */
export const eventsDelivered = (sql: Sql) =>
  vi.waitFor(async () => expect(await sql`select from outbox where delivered_at is null`).toHaveLength(0), 15_000);

/** The customer asks for a refund of a delivered order, and the operator grants it. */
export async function refund(sql: Sql, orderId: number, now: Date): Promise<void> {
  await changeOrderStatus(sql, orderId, { to: 'refund_requested', by: 'customer', now });
  await changeOrderStatus(sql, orderId, { to: 'refunded', by: 'operator', now });
}

/** Changes the settings, which caches notice when the change is committed. */
export async function changeSettings(sql: Sql, change: object): Promise<void> {
  await sql`update shop_settings set settings = settings || ${JSON.stringify(change)}::jsonb`;
}
