import type {
  placeOrder as orderContract,
  placePrescription as prescriptionContract,
} from '@rialto/contract/calls/placing.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import type { Picture } from '../../../platform/files/clean-picture.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { startOrderPayment } from '../payment/pay-order.ts';
import { limitCouponGuesses } from '../quote/coupon-guesses.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { toQuoteRequest } from '../quote/quote-request.ts';
import { openOrderNumbers } from './order-numbers.ts';
import { placeOrder } from './place-order.ts';
import { placePrescription } from './place-prescription.ts';
import type { PlacedOrder } from './placed-order.ts';
import { openPlacingQueue } from './placing-queue.ts';
import { findLocked } from './shared-rows.ts';

type Request<Contract extends { body: unknown }> = {
  db: Sql;
  owner: Owner;
  ip: string;
  key: string | null;
  body: Body<Contract>;
};

/** Places orders with a number each and a limited concurrency. */
export type Placing = {
  /** `redirectUrl` is the provider's page of a digital payment, or null. */
  order(
    request: Request<typeof orderContract>,
    context: QuoteContext,
  ): Promise<{ placed: PlacedOrder; redirectUrl: string | null }>;
  prescription(
    request: Request<typeof prescriptionContract> & { pictures: readonly Picture[] },
    context: QuoteContext,
  ): Promise<PlacedOrder>;
};

export function openPlacing({ db: pool, throttle }: App, payments: Payments): Placing {
  const inTurn = openPlacingQueue((rows) => findLocked(pool, rows));
  const numbers = openOrderNumbers(pool);
  return {
    async order({ db, owner, ip, key, body }, context) {
      const { viewer } = context;
      const options = {
        orderId: await numbers.take(),
        request: toQuoteRequest(owner, body),
        body,
        key,
        hasGateways: payments.gateways.length > 0,
        holdUntil: payments.holdUntil(viewer.now),
      };
      const placed = await limitCouponGuesses(throttle, options.request, ip, () =>
        inTurn((requireFree) => placeOrder(db, { ...options, requireFree }, context)),
      );
      const isToPay = placed.paymentMethod === 'digital_payment' && placed.paymentStatus === 'unpaid';
      if (!isToPay) return { placed, redirectUrl: null };
      const payment = { orderId: placed.orderId, payer: owner, gateway: body.gateway };
      return { placed, redirectUrl: await startOrderPayment({ db, payments }, viewer, payment) };
    },
    async prescription({ db, owner, key, body, pictures }, context) {
      const options = { orderId: await numbers.take(), owner, body, pictures, key };
      return inTurn(() => placePrescription(db, options, context));
    },
  };
}
