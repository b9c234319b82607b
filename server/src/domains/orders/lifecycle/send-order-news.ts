import type { OrderId } from '@rialto/database/ids.ts';
import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Events } from '../../../platform/events/open-events.ts';
import type { OrderMessageKind } from '../../../platform/messaging/outgoing-message.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import { findOrderNewsRecipient } from '../../identity/identity.public.ts';
import { orderPaid, orderPlaced, orderPriced, orderStatusChanged } from '../orders.events.ts';
import { orderNoticeKind } from './order-notice-kind.ts';
import { findNewsFacts, type NewsFacts } from './order-news.sql.ts';

type Deps = { clock: Clock; wakeMessaging: () => void };

/**
 * Sends messages about an order to customers who want them (ACC-10). An order that must be paid first counts as
 * received once it is paid.
 */
export function sendOrderNews(events: Events, { clock, wakeMessaging }: Deps): void {
  async function send(tx: Sql, orderId: OrderId, kindOf: (order: NewsFacts) => OrderMessageKind | null): Promise<void> {
    const order = await findNewsFacts(tx, orderId);
    const kind = order && kindOf(order);
    if (!kind) return;
    const recipient = await findOrderNewsRecipient(tx, order.customerId);
    if (!recipient) return;
    await sendMessage(tx, { ...recipient, kind, code: String(orderId) }, clock());
    afterCommit(tx, wakeMessaging);
  }

  events.subscribe(orderPlaced, async (tx, { orderId, parties }) => {
    if (parties?.ownerKind === 'guest') return;
    await send(tx, orderId, (order) => (isAwaitingPayment(order) ? null : 'order_placed'));
  });
  events.subscribe(orderPaid, (tx, { orderId }) =>
    send(tx, orderId, ({ status }) => (status === 'pending' ? 'order_placed' : null)),
  );
  events.subscribe(orderPriced, (tx, { orderId }) => send(tx, orderId, () => 'order_priced'));
  events.subscribe(orderStatusChanged, (tx, { orderId, to, by }) =>
    send(tx, orderId, ({ orderType }) => orderNoticeKind({ to, by, orderType })),
  );
}
