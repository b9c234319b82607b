import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import type { Payments } from '../payments/payments.public.ts';
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
