import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ParcelRow } from '../parcel-row.ts';

/** The version of the link before, and the one now. A new link has a version that none had before. */
export async function writeLink(
  tx: Sql,
  orderId: OrderId,
  isActive: boolean,
): Promise<{ former: number | null; version: number | null } | null> {
  const rows = await tx<{ former: number | null; version: number | null }[]>`
    update parcels p set
      link_count = case when ${isActive}::boolean then p.link_count + 1 else p.link_count end,
      link_version = case when ${isActive}::boolean then p.link_count + 1 end
    from parcels f
    where p.order_id = ${orderId} and f.order_id = p.order_id
    returning f.link_version as former, p.link_version as version`;
  return rows[0] ?? null;
}

export async function writeWish(tx: Sql, orderId: OrderId, wish: ParcelRow['wish']): Promise<void> {
  await tx`update parcels set wish = ${wish && JSON.stringify(wish)}::jsonb where order_id = ${orderId}`;
}

export type LinkMessage = { phone: string; senderName: string | null; language: 'en' | 'ar'; version: number };

/** What the receiver of a parcel is sent; null if the number was deleted or the link was revoked. */
export async function findLinkMessage(db: Sql, orderId: OrderId): Promise<LinkMessage | null> {
  const rows = await db<LinkMessage[]>`
    select p.receiver_phone as phone, o.contact_name as "senderName", p.language, p.link_version as version
    from parcels p join orders o on o.id = p.order_id
    where p.order_id = ${orderId} and p.link_version is not null and p.receiver_phone is not null`;
  return rows[0] ?? null;
}
