import type { Language } from '@rialto/contract/http/languages.ts';
import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import { directionOf } from '@rialto/rules/text/direction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events/open-events.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { textOf } from '../../platform/texts.ts';
import { messageTexts } from '../../platform/messaging/render-message.ts';
import { messageSent, readUnseenMessage } from '../chat/chat.public.ts';
import { pushTargetsOf } from '../identity/identity.public.ts';
import {
  findOrderParties,
  orderLate,
  orderNoticeKind,
  orderPriced,
  orderStatusChanged,
} from '../orders/orders.public.ts';
import { referralJoined } from '../wallet/wallet.public.ts';
import { messageBody } from './message-body.ts';
import type { MessageName, NoticeText } from './push-notice.ts';
import { insertPush } from './push.sql.ts';

type Deps = { clock: Clock; wakePush: () => void; shopName: () => Promise<(language: Language) => string> };

const EXPIRES_AFTER_MS = 3_600_000;
/** Time to see a message on an open page. */
const MESSAGE_DELAY_MS = 3_000;

/**
 * Tells customers about their orders, messages and invited friends: a toast in open pages, and a push message to browsers that allowed
 * it. The service worker shows no push message while a page of the shop is visible, so nothing is shown twice.
 */
export function notifyCustomers(events: Events, deps: Deps): void {
  notifyOfOrders(events, deps);
  notifyOfPrices(events, deps);
  notifyOfLateness(events, deps);
  notifyOfMessages(events, deps);
  notifyOfReferrals(events, deps);
}

/** The chat itself sends the notice of a message to open pages. */
function notifyOfMessages(events: Events, deps: Deps): void {
  events.subscribe(messageSent, 'notices', async (tx, { conversationId, messageId }) => {
    const name = { conversationId, messageId };
    const message = await readUnseenMessage(tx, name);
    if (!message) return;
    const { customerId, party, partyId, text } = message;
    const path = `/profile?page=inbox&type=${party}${partyId === null ? '' : `&id=${partyId}`}`;
    const noticeIn = (language: Language, shop: string): NoticeText => ({
      type: 'message',
      title: message.nameIn(language, shop),
      body: messageBody(text, language),
      path,
      tag: `conversation ${conversationId}`,
    });
    await queuePush(tx, deps, customerId, noticeIn, name);
  });
}

function notifyOfOrders(events: Events, deps: Deps): void {
  events.subscribe(orderStatusChanged, 'notices', async (tx, { orderId, to, by }) => {
    const order = await findOrderParties(tx, orderId);
    const kind = order && orderNoticeKind({ to, by, orderType: order.orderType });
    if (!kind) return;
    const { ownerKind, ownerId } = order;
    const data = { type: 'order_status', order_id: orderId, order_status: to } as const;
    await sendLive(tx, { audiences: [`${ownerKind}:${ownerId}`], name: 'notice', data });
    if (ownerKind !== 'customer') return;
    await queuePush(tx, deps, ownerId, (language, shop) => {
      const { subject, text } = messageTexts(kind, language, { code: String(orderId), shop });
      return orderNotice(orderId, subject, text);
    });
  });
}

function notifyOfPrices(events: Events, deps: Deps): void {
  events.subscribe(orderPriced, 'notices', async (tx, { orderId }) => {
    const order = await findOrderParties(tx, orderId);
    if (!order) return;
    const { ownerKind, ownerId } = order;
    const data = { type: 'order_status', order_id: orderId, order_status: 'pending' } as const;
    await sendLive(tx, { audiences: [`${ownerKind}:${ownerId}`], name: 'notice', data });
    if (ownerKind !== 'customer') return;
    await queuePush(tx, deps, ownerId, (language, shop) => {
      const { subject, text } = messageTexts('order_priced', language, { code: String(orderId), shop });
      return orderNotice(orderId, subject, text);
    });
  });
}

function notifyOfLateness(events: Events, deps: Deps): void {
  events.subscribe(orderLate, 'notices', async (tx, { orderId }) => {
    const order = await findOrderParties(tx, orderId);
    if (!order) return;
    const { ownerKind, ownerId } = order;
    const data = { type: 'order_status', order_id: orderId } as const;
    await sendLive(tx, { audiences: [`${ownerKind}:${ownerId}`], name: 'notice', data });
    if (ownerKind !== 'customer') return;
    await queuePush(tx, deps, ownerId, (language, shop) => {
      const params = { code: String(orderId), shop };
      const [title, body] = [
        textOf('message.order.subject', language, params),
        textOf('notice.order_late', language, params),
      ];
      return orderNotice(orderId, title, body);
    });
  });
}

function notifyOfReferrals(events: Events, deps: Deps): void {
  events.subscribe(referralJoined, 'notices', async (tx, { referrerId }) => {
    await sendLive(tx, { audiences: [`customer:${referrerId}`], name: 'notice', data: { type: 'referral_code' } });
    await queuePush(tx, deps, referrerId, (language, shop) => ({
      type: 'referral_code',
      title: shop,
      body: textOf('notice.referral_code', language),
      path: '/referral-code',
      tag: 'referral',
    }));
  });
}

const orderNotice = (orderId: OrderId, title: string, body: string): NoticeText => ({
  type: 'order_status',
  title,
  body,
  path: `/my-orders/${orderId}`,
  tag: `order ${orderId}`,
});

/** Queues a notice for every browser of a customer that wants them (ACC-10). */
async function queuePush(
  tx: Sql,
  { clock, wakePush, shopName }: Deps,
  customerId: CustomerId,
  noticeIn: (language: Language, shop: string) => NoticeText,
  message?: MessageName,
): Promise<void> {
  const targets = await pushTargetsOf(tx, customerId);
  if (targets.length === 0) return;
  const nameIn = await shopName();
  const now = clock();
  const endsAt = new Date(now.getTime() + EXPIRES_AFTER_MS);
  const dueAt = message ? new Date(now.getTime() + MESSAGE_DELAY_MS) : now;
  for (const { sessionId, language } of targets) {
    const text = noticeIn(language, nameIn(language));
    const notice = { ...text, lang: language, dir: directionOf(language), ...(message && { message }) };
    await insertPush(tx, { sessionId, notice, now, dueAt, endsAt });
  }
  afterCommit(tx, wakePush);
}
