import { placeOrder as contract } from '@rialto/contract/calls/placing.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { publish } from '../../../platform/events/publish.ts';
import { bodyHash } from '../../../platform/idempotency/body-hash.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { findBalance } from '../money/find-balance.ts';
import { takeShare } from '../money/take-share.ts';
import type { OrderAddress } from '../order-address.ts';
import { orderPlaced, partiesOf } from '../orders.events.ts';
import { addressOf, contactOf, receiverOf, type Receiver } from './destination.ts';
import { firstPaymentOf, type FirstPayment } from './first-payment.ts';
import { DUPLICATE_KEY_CONSTRAINT, insertOrder, type Contact, type OrderKey, type ParcelOrder } from './place.sql.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { onWalletChange, usesWallet } from './wallet-part.ts';
import type { CashTerms } from '../quote/payment-methods.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import type { ParcelRequest } from '../parcel/parcel-request.ts';
import { metresOf, quoteParcel, type ChargedParcel, type ParcelQuote } from '../parcel/quote-parcel.ts';

export type ParcelOptions = {
  orderId: OrderId;
  request: ParcelRequest;
  body: Body<typeof contract>;
  key: string | null;
  hasGateways: boolean;
  holdUntil: Date;
};

/**
 * Places a parcel exactly once, in one transaction: reprices it, checks the confirmed total and pays from the wallet. A
 * parcel empties no cart, so a retry is recognised by its key only and waits there for the first attempt.
 */
export function placeParcel(db: Sql, options: ParcelOptions, context: QuoteContext): Promise<PlacedOrder> {
  const { request, body, key } = options;
  const { owner } = request;
  if (key === null) throw new RefusalError({ code: 'key_required' });
  const attempt = { owner, endpoint: contract, key, body, now: context.viewer.now };
  const orderKey = { key, hash: bodyHash(body) };
  const place = () =>
    inTransaction(
      db,
      (tx) =>
        withIdempotencyKey(tx, attempt, async () => {
          const earlier = await findPlacedOrder(tx, owner, orderKey);
          return earlier ?? placeIn(tx, options, orderKey, context);
        }),
      { repeatsOn: DUPLICATE_KEY_CONSTRAINT },
    ).catch(throwRefusalOf);
  return place().catch(onWalletChange(body, place));
}

type People = { sender: OrderAddress; contact: Contact; receiver: Receiver };

async function placeIn(tx: Tx, options: ParcelOptions, key: OrderKey, context: QuoteContext): Promise<PlacedOrder> {
  const { request, body } = options;
  const { settings, viewer } = context;
  const quote = await quoteParcel(tx, request, context);
  const parcel = requireParcel(quote);
  const customer = await customerFactsOf(tx, request.owner);
  const people = {
    sender: addressOf(body),
    receiver: receiverOf(body.receiver_details ?? {}, settings.country),
    contact: contactOf(body, customer, settings.country),
  };
  const balanceMinor = usesWallet(body) ? await findBalance(tx, request.owner, settings) : null;
  const cash = request.chargePayer === 'sender' ? parcel.cash : receiverCash(body, parcel);
  const payable = { bill: quote.bill, problems: quote.problems, cashback: null, cash };
  const payment = await firstPaymentOf(tx, { payable, balanceMinor, ...options }, viewer.digits);
  return write(tx, { options, key, context, quote, parcel, people, payment });
}

function requireParcel({ problems, parcel }: ParcelQuote): ChargedParcel {
  const [problem] = problems;
  if (problem || !parcel) throw new RefusalError(problem ?? { code: 'parcel_category_required' });
  return parcel;
}

type Placement = {
  options: ParcelOptions;
  key: OrderKey;
  context: QuoteContext;
  quote: ParcelQuote;
  parcel: ChargedParcel;
  people: People;
  payment: FirstPayment;
};

async function write(tx: Tx, placement: Placement): Promise<PlacedOrder> {
  const { options, context, quote, people, payment } = placement;
  const { orderId, request } = options;
  const { owner } = request;
  const { now } = context.viewer;
  await insertOrder(tx, newOrder(placement));
  const { walletMinor: shareMinor } = payment;
  if (owner.kind === 'customer' && shareMinor > 0)
    await takeShare(tx, { id: orderId, customerId: owner.id, shareMinor, now });
  await publish(tx, orderPlaced, { orderId, parties: partiesOf(owner, null) });
  return {
    ...{ orderId, totalMinor: quote.bill.total.minor, contactNumber: people.contact.number, ...payment },
    holdUntil: payment.holdUntil && payment.holdUntil.toISOString(),
  };
}

function newOrder({ options, key, context, quote, parcel, people, payment }: Placement): ParcelOrder {
  const { orderId: id, request } = options;
  const { category, instructions, zone, rates, way, weightKg } = parcel;
  if (!zone) throw new RefusalError({ code: 'parcel_sender_outside' });
  return {
    ...{ kind: 'parcel', id, owner: request.owner, key, bill: quote.bill, contact: people.contact, ...payment },
    ...{ zoneId: zone.zoneId, moduleId: category.moduleId, currency: context.settings.currency.code },
    ...{ scheduleAt: request.scheduleAt, note: request.note, now: context.viewer.now },
    distanceMetres: metresOf(way),
    address: people.receiver.address,
    language: context.viewer.language,
    parcel: {
      ...{ categoryId: category.id, nameEn: category.nameEn, nameAr: category.nameAr, picture: category.picture },
      ...{ content: request.content, weightKg, instructions, senderAddress: people.sender },
      ...{ receiverName: people.receiver.name, receiverPhone: people.receiver.number },
      chargePayer: request.chargePayer,
      charge: rates,
      isDistanceEstimated: way?.isEstimated ?? false,
      pickUpProof: category.pickUpProof,
      dropOffProof: category.dropOffProof,
    },
  };
}

/** Refuses a parcel that its receiver shall pay in a way they cannot. */
function receiverCash(body: ParcelOptions['body'], { receiverRefusal, cash }: ChargedParcel): CashTerms {
  if (body.payment_method !== 'cash_on_delivery' || usesWallet(body))
    throw new RefusalError({ code: 'receiver_pays_cash' });
  if (receiverRefusal) throw new RefusalError(receiverRefusal);
  return cash;
}
