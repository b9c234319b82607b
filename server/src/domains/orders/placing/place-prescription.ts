import type { Body } from '@rialto/contract/http/endpoint.ts';
import { placePrescription as contract } from '@rialto/contract/calls/placing.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { orderTotal } from '@rialto/rules/price/order-total.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Picture } from '../../../platform/files/clean-picture.ts';
import { keepUpload } from '../../../platform/files/keep-upload.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findSellingStore, type SellingStore } from '../../catalog/catalog.public.ts';
import { moneyFormatter } from '../../content/content.public.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { addressOf, contactOf } from './destination.ts';
import { noFullSlots } from '../quote/full-slots.ts';
import { orderProblems } from '../quote/order-problems.ts';
import { orderPlaced, partiesOf } from '../orders.events.ts';
import { insertFiles, insertOrder } from './place.sql.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { readDeliveryReach, type DeliveryReach } from '../quote/delivery-reach.ts';
import { tipOf } from '../quote/tip-of.ts';

export type PrescriptionOptions = {
  orderId: OrderId;
  owner: Owner;
  body: Body<typeof contract>;
  pictures: readonly Picture[];
  key: string | null;
};

/** Places an order by prescription (CHK-12). It has no lines and no price until its store sets them. */
export function placePrescription(db: Sql, options: PrescriptionOptions, context: QuoteContext): Promise<PlacedOrder> {
  const { owner, body, key } = options;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: contract, key, body, now: context.viewer.now }, () =>
      place(tx, options, context),
    ),
  );
}

async function place(
  tx: Sql,
  { orderId, owner, body, pictures }: PrescriptionOptions,
  context: QuoteContext,
): Promise<PlacedOrder> {
  const { settings, viewer } = context;
  const { now, language } = viewer;
  const store = await findSellingStore(tx, body.store_id, now);
  if (!store) throw new RefusalError({ code: 'not_found' });
  if (store.moduleType !== 'pharmacy' || !store.takesPrescriptions)
    throw new RefusalError({ code: 'no_prescriptions' });
  const orderType = body.order_type ?? 'delivery';
  const address = orderType === 'delivery' ? addressOf(body) : null;
  const reach = address && (await readDeliveryReach(context, store, address));
  const money = moneyFormatter(settings, language);
  const tip = tipOf({ tip: body.dm_tips ?? 0, orderType }, settings, money);
  requirePlaceable({ owner, store, orderType, reach, context, tip });
  const customer = await customerFactsOf(tx, owner);
  const contact = contactOf(body, customer, settings.country);
  const bill = unpricedBill(tip.minor);
  await insertOrder(tx, {
    ...{ kind: 'prescription', id: orderId, owner, key: null, store, orderType, bill, contact, address, now },
    currency: settings.currency.code,
    distanceMetres: reach && reach.metres,
    scheduleAt: null,
    note: body.order_note?.trim() || null,
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'unpaid',
    walletMinor: 0,
    holdUntil: null,
    language,
  });
  const fileIds: string[] = [];
  for (const picture of pictures) fileIds.push(await keepUpload(tx, picture, { kind: 'prescription', owner, now }));
  await insertFiles(tx, orderId, fileIds);
  await publish(tx, orderPlaced, { orderId, parties: partiesOf(owner, store.id) });
  const placed = {
    orderId,
    totalMinor: bill.total.minor,
    walletMinor: 0,
    contactNumber: contact.number,
    holdUntil: null,
  };
  return { ...placed, paymentMethod: 'cash_on_delivery', paymentStatus: 'unpaid' };
}

type PrescriptionCheck = {
  owner: Owner;
  store: SellingStore;
  orderType: 'delivery' | 'take_away';
  reach: DeliveryReach | null;
  context: QuoteContext;
  tip: ReturnType<typeof tipOf>;
};

/** The checks of any other order, without those of lines and minimum. */
function requirePlaceable({ owner, store, orderType, reach, context, tip }: PrescriptionCheck): void {
  const { settings, viewer } = context;
  const { now, language } = viewer;
  const [problem] = [
    ...orderProblems({
      isGuest: owner.kind === 'guest',
      hasGuestCheckout: settings.hasGuestCheckout,
      ...{ store: { ...store, minimumOrderMinor: 0 }, orderType, reach, now, language, subtotalMinor: 0 },
      lines: null,
      scheduleAt: null,
      fullSlots: noFullSlots,
      money: moneyFormatter(settings, language),
    }),
    ...tip.problems,
  ];
  if (problem) throw new RefusalError(problem);
  if (!store.takesCash) throw new RefusalError({ code: 'cash_not_allowed' });
}

function unpricedBill(tip: number) {
  return orderTotal({
    lines: [],
    coupon: null,
    firstOrder: null,
    tax: { percent: 0, isIncluded: false },
    delivery: { kind: 'take_away' },
    freeDeliveryOver: null,
    tip,
    additionalCharge: 0,
  });
}
