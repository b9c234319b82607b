import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import type { Hub } from '../../platform/live/open-hub.ts';
import type { Payments } from '../payments/payments.public.ts';
import { deletePrepTimesBefore } from './arrival/arrival.sql.ts';
import { markLateOrders } from './arrival/mark-late-orders.ts';
import type { LiveOrders } from './arrival/open-live-orders.ts';
import { positionSender } from './arrival/send-positions.ts';
import { expireOffers } from './board/offer-to-next.ts';
import { expireUnpaidOrders } from './lifecycle/expire-unpaid-orders.ts';

/** Fails orders whose payment deadline has passed, which returns their stock and coupon. */
export function unpaidOrderExpiry({ http, db, clock }: App, payments: Payments): BackgroundJob {
  const run = async () => {
    const expired = await expireUnpaidOrders(db, clock());
    if (expired.length > 0) http.log.info({ count: expired.length }, 'Unpaid orders expired');
    for (const id of expired) await payments.closeFailedAttempts(id);
  };
  return { name: 'Expiry of unpaid orders', everyMs: 15_000, run };
}

/** Ends offers that no courier accepted in time, and offers the orders again. */
export function offerExpiry({ http, db, clock }: App, { ways }: LiveOrders): BackgroundJob {
  const run = async () => {
    const count = await expireOffers({ db, ways, clock });
    if (count > 0) http.log.info({ count }, 'Offers to couriers expired');
  };
  return { name: 'Expiry of offers', everyMs: 5_000, run };
}

/** Announces orders that will be late, before their promise has passed (TRK-07). */
export function latenessCheck({ http, db, clock }: App, { arrivals }: LiveOrders): BackgroundJob {
  const run = async () => {
    const count = await markLateOrders(db, arrivals, clock());
    if (count > 0) http.log.info({ count }, 'Orders found late');
  };
  return { name: 'Lateness check', everyMs: 15_000, run };
}

const PREP_RETENTION_MS = 60 * 86_400_000;

/** Preparation times older than two months do not count any more. */
export function prepTimeCleanup({ db, clock }: App): BackgroundJob {
  const run = () => deletePrepTimesBefore(db, new Date(clock().getTime() - PREP_RETENTION_MS));
  return { name: 'Preparation time cleanup', everyMs: 3_600_000, run };
}

/** Sends positions of couriers to the open streams of this node. */
export function positionSending({ db, clock }: App, hub: Pick<Hub, 'broadcast' | 'isListenedTo'>): BackgroundJob {
  const send = positionSender(db, hub);
  return { name: 'Sending positions', everyMs: 1_000, run: () => send(clock()) };
}
