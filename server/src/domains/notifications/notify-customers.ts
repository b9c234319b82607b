import type { Language } from '@rialto/contract/http/languages.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events/open-events.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { messageTexts } from '../../platform/messaging/render-message.ts';
import { pushTargetsOf } from '../identity/identity.public.ts';
import { findOrderParties, orderNoticeKind, orderStatusChanged } from '../orders/orders.public.ts';
import type { PushNotice } from './push-notice.ts';
import { insertPush } from './push.sql.ts';

type Deps = { clock: Clock; wakePush: () => void; shopName: () => Promise<(language: Language) => string> };

const EXPIRES_AFTER_MS = 3_600_000;

/**
 * Tells customers about their orders: a toast in open pages, and a push message to browsers that allowed it. The service
 * worker shows no push message while a page of the shop is visible, so nothing is shown twice.
 */
export function notifyCustomers(events: Events, deps: Deps): void {
  events.subscribe(orderStatusChanged, async (tx, { orderId, to, by }) => {
    const order = await findOrderParties(tx, orderId);
    const kind = order && orderNoticeKind({ to, by, orderType: order.orderType });
    if (!kind) return;
    const { ownerKind, ownerId } = order;
    const data = { type: 'order_status', order_id: orderId, order_status: to } as const;
    await sendLive(tx, { audiences: [`${ownerKind}:${ownerId}`], name: 'notice', data });
    if (ownerKind !== 'customer') return;
    await queuePush(tx, deps, ownerId, (language, shop) => {
      const { subject, text } = messageTexts(kind, language, { code: String(orderId), shop });
      return {
        type: 'order_status',
        title: subject,
        body: text,
        path: `/my-orders/${orderId}`,
        tag: `order ${orderId}`,
      };
    });
  });
}

/** Queues a notice for every browser of a customer that wants them (ACC-10). */
export async function queuePush(
  tx: Sql,
  { clock, wakePush, shopName }: Deps,
  customerId: CustomerId,
  noticeIn: (language: Language, shop: string) => PushNotice,
): Promise<void> {
  const targets = await pushTargetsOf(tx, customerId);
  if (targets.length === 0) return;
  const nameIn = await shopName();
  const now = clock();
  const endsAt = new Date(now.getTime() + EXPIRES_AFTER_MS);
  for (const { sessionId, language } of targets) {
    await insertPush(tx, { sessionId, notice: noticeIn(language, nameIn(language)), now, endsAt });
  }
  afterCommit(tx, wakePush);
}
