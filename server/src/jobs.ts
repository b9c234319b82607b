import { savedCartCleanup } from './domains/cart/cart.jobs.ts';
import { priceRefresh } from './domains/catalog/catalog.jobs.ts';
import { conversationCleanup } from './domains/chat/chat.jobs.ts';
import { guestAndSessionCleanup } from './domains/identity/identity.jobs.ts';
import type { AccountHooks } from './domains/identity/identity.public.ts';
import { pushSending } from './domains/notifications/notifications.jobs.ts';
import type { Push } from './domains/notifications/notifications.public.ts';
import { unpaidOrderExpiry } from './domains/orders/orders.jobs.ts';
import { refundSending, sandboxWebhooks } from './domains/payments/payments.jobs.ts';
import type { Payments } from './domains/payments/payments.public.ts';
import { searchWordRebuild } from './domains/search/search.jobs.ts';
import type { App } from './platform/app.ts';
import type { BackgroundJob } from './platform/background-job.ts';
import type { Events } from './platform/events/open-events.ts';
import { outboxCleanup, outboxDelivery, outboxSkipping } from './platform/events/outbox.jobs.ts';
import { liveLogCleanup } from './platform/live/live.jobs.ts';
import { idempotencyCleanup } from './platform/idempotency/idempotency.jobs.ts';
import { messageSending } from './platform/messaging/messaging.jobs.ts';
import type { Messaging } from './platform/messaging/open-messaging.ts';

type Parts = { events: Events; messaging: Messaging; push: Push; payments: Payments; accountHooks: AccountHooks };

/** Every background job of the server. Each node runs all of them; a job that must run once locks what it works on. */
export function backgroundJobs(app: App, { events, messaging, push, payments, accountHooks }: Parts): BackgroundJob[] {
  return [
    outboxDelivery(events),
    outboxSkipping(app.db, events),
    outboxCleanup(app.db),
    liveLogCleanup(app.db),
    messageSending(messaging),
    pushSending(push),
    unpaidOrderExpiry(app, payments),
    refundSending(payments),
    ...(payments.sandbox ? [sandboxWebhooks(payments.sandbox)] : []),
    priceRefresh(app),
    searchWordRebuild(app),
    guestAndSessionCleanup(app, accountHooks),
    idempotencyCleanup(app),
    savedCartCleanup(app),
    conversationCleanup(app),
  ];
}
