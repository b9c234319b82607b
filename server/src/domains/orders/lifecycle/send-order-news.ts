import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Events } from '../../../platform/events/open-events.ts';
import type { OrderMessageKind } from '../../../platform/messaging/outgoing-message.ts';
import { sendMessage } from '../../../platform/messaging/send-message.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { findOrderNewsRecipient } from '../../identity/identity.public.ts';
import { orderPaid, orderPlaced, orderPriced, orderStatusChanged } from '../orders.events.ts';
import { orderNoticeKind } from './order-notice-kind.ts';
import { guestNews } from './guest-news.ts';
import { findNewsFacts, type NewsFacts } from './order-news.sql.ts';

type Deps = { clock: Clock; throttle: Throttle; wakeMessaging: () => void };

/**
 * Sends messages about an order to customers who want them (ACC-10), and to guests at the steps that matter. An order
 * that must be paid first counts as received once it is paid.
 */
export function sendOrderNews(events: Events, { clock, throttle, wakeMessaging }: Deps): void {
  async function send(tx: Sql, orderId: OrderId, kindOf: (order: NewsFacts) => OrderMessageKind | null): Promise<void> {
    const order = await findNewsFacts(tx, orderId);
    const kind = order && kindOf(order);
    if (!kind) return;
    const news =
      order.customerId === null
        ? await guestNews(order, kind, throttle)
        : await customerNews(tx, order.customerId, kind);
    if (!news) return;
    await sendMessage(tx, { ...news, code: String(orderId) }, clock());
    afterCommit(tx, wakeMessaging);
  }

  events.subscribe(orderPlaced, 'order messages', async (tx, { orderId, parties }) => {
    if (parties?.ownerKind === 'guest') return;
    await send(tx, orderId, (order) => (isAwaitingPayment(order) ? null : 'order_placed'));
  });
  events.subscribe(orderPaid, 'order messages', (tx, { orderId }) =>
    send(tx, orderId, ({ status }) => (status === 'pending' ? 'order_placed' : null)),
  );
  events.subscribe(orderPriced, 'order messages', (tx, { orderId }) => send(tx, orderId, () => 'order_priced'));
  events.subscribe(orderStatusChanged, 'order messages', (tx, { orderId, to, by }) =>
    send(tx, orderId, ({ orderType }) => orderNoticeKind({ to, by, orderType })),
  );
}

async function customerNews(tx: Sql, customerId: CustomerId, kind: OrderMessageKind) {
  const recipient = await findOrderNewsRecipient(tx, customerId);
  return recipient && { ...recipient, kind };
}
