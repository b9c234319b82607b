import type { Database } from '@rialto/database/connect.ts';
import { savedCartCleanup } from './domains/cart/cart.jobs.ts';
import { priceRefresh, searchIndexMerge } from './domains/catalog/catalog.jobs.ts';
import { figureSummary } from './domains/figures/figures.jobs.ts';
import { conversationCleanup } from './domains/chat/chat.jobs.ts';
import { guestAndSessionCleanup } from './domains/identity/identity.jobs.ts';
import type { AccountHooks } from './domains/identity/identity.public.ts';
import { importCleanup, importing } from './domains/importing/importing.jobs.ts';
import { pushSending } from './domains/notifications/notifications.jobs.ts';
import type { Push } from './domains/notifications/notifications.public.ts';
import { courierCleanup } from './domains/couriers/couriers.jobs.ts';
import {
  latenessCheck,
  offerExpiry,
  positionSending,
  prepTimeCleanup,
  unpaidOrderExpiry,
} from './domains/orders/orders.jobs.ts';
import type { LiveOrders } from './domains/orders/orders.public.ts';
import { refundSending, sandboxWebhooks } from './domains/payments/payments.jobs.ts';
import type { Payments } from './domains/payments/payments.public.ts';
import { searchWordRebuild } from './domains/search/search.jobs.ts';
import type { App } from './platform/app.ts';
import type { BackgroundJob } from './platform/background-job.ts';
import type { Events } from './platform/events/open-events.ts';
import { outboxCleanup, outboxDelivery, outboxSkipping } from './platform/events/outbox.jobs.ts';
import { liveLogCleanup } from './platform/live/live.jobs.ts';
import type { Hub } from './platform/live/open-hub.ts';
import { idempotencyCleanup } from './platform/idempotency/idempotency.jobs.ts';
import { throttleCleanup } from './platform/throttle/throttle.jobs.ts';
import { messageCleanup, messageSending } from './platform/messaging/messaging.jobs.ts';
import type { Messaging } from './platform/messaging/open-messaging.ts';

type Parts = {
  events: Events;
  messaging: Messaging;
  push: Push;
  payments: Payments;
  accountHooks: AccountHooks;
  live: LiveOrders;
  hub: Hub;
  /** The database that the thread of imports connects to; null without a thread. */
  importThread: Pick<Database, 'options'> | null;
};

/** Every background job of the server. Each node runs all of them; a job that must run once locks what it works on. */
export function backgroundJobs(app: App, parts: Parts): BackgroundJob[] {
  const { events, messaging, push, payments, accountHooks, live, hub, importThread } = parts;
  return [
    outboxDelivery(events),
    outboxSkipping(app.db, events),
    outboxCleanup(app.db),
    liveLogCleanup(app.db),
    messageSending(messaging),
    messageCleanup(app),
    pushSending(push),
    unpaidOrderExpiry(app, payments),
    offerExpiry(app, live),
    latenessCheck(app, live),
    positionSending(app, hub),
    prepTimeCleanup(app),
    courierCleanup(app),
    refundSending(payments),
    ...(payments.sandbox ? [sandboxWebhooks(payments.sandbox)] : []),
    priceRefresh(app),
    searchIndexMerge(app),
    figureSummary(app),
    importing(app, importThread),
    importCleanup(app),
    searchWordRebuild(app),
    guestAndSessionCleanup(app, accountHooks),
    idempotencyCleanup(app),
    throttleCleanup(app),
    savedCartCleanup(app),
    conversationCleanup(app),
  ];
}
