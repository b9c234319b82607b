import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql, type Tx } from '@rialto/database/sql.ts';
import { orderTotal, type Bill } from '@rialto/rules/price/order-total.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { findSellingStore, returnStock } from '../../catalog/catalog.public.ts';
import { requireOfStaff } from '../board/board-order.ts';
import { stockLinesOf } from '../lifecycle/release-order.sql.ts';
import { lockOrderState, type OrderState } from '../lifecycle/status.sql.ts';
import type { NewLine } from '../order-row.ts';
import { orderPriced } from '../orders.events.ts';
import { insertLines, reasonsOf } from '../placing/place.sql.ts';
import { takeStockOf } from '../placing/take-stock.ts';
import { stockOfLines } from '../stock-of-lines.ts';
import { deleteLines, findPrescription, writePrice, type PrescriptionFacts } from './prescription.sql.ts';
import { linesOfPrice, type PriceLine } from './lines-of-price.ts';

type PricingRequest = {
  staff: Staff;
  orderId: OrderId;
  lines: readonly PriceLine[];
  note: string | null;
  settings: ShopSettings;
  now: Date;
};

/**
 * Prices a prescription, or prices it again until the customer has accepted, and returns the total. Its lines take stock
 * as those of any order, and the customer is told.
 */
export function pricePrescription(db: Sql, pricing: PricingRequest): Promise<number> {
  const { staff, orderId, note, now } = pricing;
  return inTransaction(db, async (tx) => {
    const order = requireOfStaff(staff, await lockOrderState(tx, orderId));
    const facts = await findPrescription(tx, orderId);
    if (!facts || order.storeId === null || order.status !== 'pending' || facts.acceptedAt !== null)
      throw new RefusalError({ code: 'order_step_refused' });
    const lines = await linesOfPrice(tx, order.storeId, pricing);
    await replaceLines(tx, orderId, lines);
    const bill = await billOf(tx, order, { ...pricing, facts, lines });
    await writePrice(tx, { orderId, bill, reasons: reasonsOf(bill), note, now });
    await publish(tx, orderPriced, { orderId, at: now.toISOString() });
    await recordChange(tx, {
      ...{ staff, now, action: 'pricePrescription', subject: 'order', subjectId: orderId, storeId: order.storeId },
      before: { total_minor: order.totalMinor },
      after: { total_minor: bill.total.minor, lines: lines.map(({ nameEn, quantity }) => `${quantity} × ${nameEn}`) },
    });
    return bill.total.minor;
  }).catch(throwRefusalOf);
}

/** Stock of an earlier price goes back before the new lines take theirs. */
async function replaceLines(tx: Tx, orderId: OrderId, lines: readonly NewLine[]): Promise<void> {
  const { inventory } = stockOfLines(await stockLinesOf(tx, orderId));
  if (inventory.length > 0) await returnStock(tx, inventory);
  await deleteLines(tx, orderId);
  await takeStockOf(tx, lines);
  await insertLines(tx, orderId, lines);
}

type PriceInput = { facts: PrescriptionFacts; lines: readonly NewLine[]; settings: ShopSettings; now: Date };

async function billOf(tx: Sql, order: OrderState, { facts, lines, settings, now }: PriceInput): Promise<Bill> {
  const store = await findSellingStore(tx, order.storeId ?? 0, now);
  if (!store) throw new RefusalError({ code: 'store_unavailable' });
  const metres = facts.distanceMetres ?? 0;
  return orderTotal({
    lines: lines.map(({ unitMinor, totalMinor }) => ({
      ...{ unit: unitMinor, goods: totalMinor, addOns: 0, discount: 0, discountKind: 'none', total: totalMinor },
    })),
    coupon: null,
    firstOrder: null,
    tax: { percent: store.taxPercent, isIncluded: settings.hasTaxIncluded ?? false },
    delivery:
      order.orderType === 'delivery'
        ? { kind: 'delivery', metres, rates: store.rates, isStoreFree: store.hasFreeDelivery }
        : { kind: 'take_away' },
    freeDeliveryOver: settings.freeDeliveryOverMinor,
    tip: facts.tipMinor,
    additionalCharge: settings.additionalCharge?.amountMinor ?? 0,
  });
}
