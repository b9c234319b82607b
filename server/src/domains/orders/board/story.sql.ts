import type { ConversationId, CustomerId, OrderId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type MoneyMovement = {
  kind: 'payment' | 'refund';
  method: string;
  amountMinor: number;
  status: string;
  at: Date;
};
export type ChangeByStaff = { at: Date; by: string; action: string; values: Record<string, unknown> };
type Buyer = { customerId: CustomerId | null; conversationId: ConversationId | null };
/** A column with the id of a conversation. Chats are on a higher floor, so the composition provides it. */
export type ConversationColumn = (of: { customerId: Part; storeId: Part; isWithShop: boolean }) => Part;
export type Story = { money: MoneyMovement[]; changes: ChangeByStaff[] } & Buyer;

/** What happened to an order besides its steps: the money that moved and what staff changed. */
export async function storyOf(
  db: Sql,
  id: OrderId,
  { isWithShop, latestConversation }: { isWithShop: boolean; latestConversation: ConversationColumn },
): Promise<Story> {
  const buyer = { customerId: part`b.id`, storeId: part`o.store_id`, isWithShop };
  const [money, changes, [links]] = await Promise.all([
    db<MoneyMovement[]>`
      select 'payment' as kind, p.provider as method, p.amount_minor as "amountMinor", p.status,
        coalesce(p.settled_at, p.created_at) as at
      from payments p where p.order_id = ${id}
      union all
      select 'refund', r.destination, r.amount_minor, case when r.sent_at is null then 'waiting' else 'sent' end,
        coalesce(r.sent_at, r.created_at)
      from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}
      order by at`,
    db<ChangeByStaff[]>`
      select a.at, s.name as by, a.action, coalesce(a.after, '{}') as values
      from audit_log a join staff s on s.id = a.staff_id
      where a.subject = 'order' and a.subject_id = ${String(id)} order by a.id`,
    db<Buyer[]>`
      select b.id as "customerId", ${latestConversation(buyer)} as "conversationId"
      from orders o left join customers b on b.id = o.owner_id and o.owner_kind = 'customer' where o.id = ${id}`,
  ]);
  return { money, changes, customerId: links?.customerId ?? null, conversationId: links?.conversationId ?? null };
}
