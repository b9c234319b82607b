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
import type { Ways } from '../../geo/geo.public.ts';
import { toParcelRequest } from '../parcel/parcel-request.ts';
import { startOrderPayment } from '../payment/pay-order.ts';
import { limitCouponGuesses } from '../quote/coupon-guesses.ts';
import { withMeasuredWays } from '../quote/measured-ways.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import type { QuoteRequest } from '../quote/quote-order.ts';
import { isGoods, toQuoteRequest } from '../quote/quote-request.ts';
import { openOrderNumbers } from './order-numbers.ts';
import { placeOrder } from './place-order.ts';
import { placeParcel } from './place-parcel.ts';
import { placePrescription } from './place-prescription.ts';
import type { PlacedOrder } from './placed-order.ts';
import { openPlacingQueue } from './placing-queue.ts';
import type { RememberedBuyer, RememberedBuyers } from './remembered-buyers.ts';
import { isPartial } from './wallet-part.ts';
import { findLocked } from './shared-rows.ts';

type Request<Contract extends { body: unknown }> = {
  db: Sql;
  owner: Owner;
  ip: string;
  key: string | null;
  body: Body<Contract>;
};

type OrderRequest = Request<typeof orderContract>;

/** Places orders with a number each and a limited concurrency. */
export type PlacingQueue = {
  /** `redirectUrl` is the provider's page of a digital payment, or null. */
  order(request: OrderRequest, context: QuoteContext): Promise<{ placed: PlacedOrder; redirectUrl: string | null }>;
  prescription(
    request: Request<typeof prescriptionContract> & { pictures: readonly Picture[] },
    context: QuoteContext,
  ): Promise<PlacedOrder>;
};

type PlacingDeps = { ways: Ways; buyers: RememberedBuyers };

export function openPlacing(
  { db: pool, throttle }: App,
  payments: Payments,
  { ways, buyers }: PlacingDeps,
): PlacingQueue {
  const inTurn = openPlacingQueue((rows) => findLocked(pool, rows));
  const numbers = openOrderNumbers(pool);
  const commonOf = async (now: Date) => ({
    orderId: await numbers.take(),
    hasGateways: payments.gateways.length > 0,
    holdUntil: payments.holdUntil(now),
  });

  async function placeAny({ db, owner, ip, key, body }: OrderRequest, context: QuoteContext): Promise<PlacedOrder> {
    const common = { ...(await commonOf(context.viewer.now)), body, key };
    if (!isGoods(body)) {
      const options = { ...common, request: toParcelRequest(owner, body) };
      return withMeasuredWays(ways, (measure) => inTurn(() => placeParcel(db, options, { ...context, ways: measure })));
    }
    const request = toQuoteRequest(owner, body);
    const options = { ...common, request, remembered: isPartial(body) ? null : recallFor(request, context) };
    const placed = await limitCouponGuesses(throttle, request, ip, () =>
      withMeasuredWays(ways, (measure) =>
        inTurn((requireFree) => placeOrder(db, { ...options, requireFree }, { ...context, ways: measure })),
      ),
    );
    buyers.forget(owner);
    return placed;
  }

  /** Not for a scheduled order, which locks its slot before the first write, and its cart before the slot. */
  function recallFor({ owner, source, scheduleAt }: QuoteRequest, { settings }: QuoteContext): RememberedBuyer | null {
    const buyer = source === 'cart' && scheduleAt === null ? buyers.recall(owner) : null;
    return buyer && { ...buyer, balanceMinor: settings.hasWallet ? buyer.balanceMinor : null };
  }

  return {
    async order(request, context) {
      const { db, owner, body } = request;
      const placed = await placeAny(request, context);
      const isToPay = placed.paymentMethod === 'digital_payment' && placed.paymentStatus === 'unpaid';
      if (!isToPay) return { placed, redirectUrl: null };
      const payment = { orderId: placed.orderId, payer: owner, gateway: body.gateway };
      return { placed, redirectUrl: await startOrderPayment({ db, payments }, context.viewer, payment) };
    },
    async prescription({ db, owner, key, body, pictures }, context) {
      const options = { orderId: await numbers.take(), owner, body, pictures, key };
      return withMeasuredWays(ways, (measure) =>
        inTurn(() => placePrescription(db, options, { ...context, ways: measure })),
      );
    },
  };
}
