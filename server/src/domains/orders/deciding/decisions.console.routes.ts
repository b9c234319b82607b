import * as contract from '@rialto/contract/calls/console/decisions.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { textOf } from '../../../platform/texts.ts';
import { amount, mediaUrl, minorOf, textIn } from '../../../platform/wire-values.ts';
import type { Shop } from '../../content/content.public.ts';
import { pricePrescription } from '../prescription/price-prescription.ts';
import { searchPrescriptionItems } from '../prescription/search-items.ts';
import { grantRefund, refuseRefund } from './decide-refund.ts';
import { decisionsView } from './decisions.view.ts';
import { readDecisions } from './read-decisions.ts';
import { requireCurrency } from './require-currency.ts';

/** What the shop decides about orders: refunds and prescriptions. */
export function decisionRoutes(app: App, shop: Pick<Shop, 'settings'>): void {
  bind(app, contract.listDecisions, async (call) => {
    const [viewer, { hasWallet, currency }] = await Promise.all([call.viewer(), shop.settings()]);
    return decisionsView(await readDecisions(call.db, app.clock()), {
      ...{ viewer, walletCurrency: hasWallet ? currency.code : null },
    });
  });
  bind(app, contract.grantRefund, async (call) => {
    const { id: orderId } = call.params;
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    const digits = viewer.currencyOf(await requireCurrency(call.db, orderId)).digits;
    const { amount: wanted, refunded, to, reason = null } = call.body;
    const [amountMinor, seenMinor] = [minorOf(wanted, digits), minorOf(refunded, digits)];
    // Parts of the smallest unit are a mistake, not an amount to round.
    if (amountMinor <= 0 || amount(amountMinor, digits) !== wanted) throw new RefusalError({ code: 'refund_amount' });
    const grant = { staff: staffOf(call), orderId, amountMinor, seenMinor, to, reason, settings, now: app.clock() };
    const { refundedMinor, leftMinor } = await grantRefund(call.db, grant);
    const message = textOf('console.refund_granted', call.scope.language);
    return { message, refunded: amount(refundedMinor, digits), refundable: amount(leftMinor, digits) };
  });
  bind(app, contract.refuseRefund, async (call) => {
    const { reason } = call.body;
    await refuseRefund(call.db, { staff: staffOf(call), orderId: call.params.id, reason, now: app.clock() });
    return { message: textOf('console.refund_refused', call.scope.language) };
  });
  prescriptionRoutes(app, shop);
}

function prescriptionRoutes(app: App, shop: Pick<Shop, 'settings'>): void {
  bind(app, contract.pricePrescription, async (call) => {
    const { id: orderId } = call.params;
    const [viewer, settings] = await Promise.all([call.viewer(), shop.settings()]);
    const digits = viewer.currencyOf(await requireCurrency(call.db, orderId)).digits;
    const lines = call.body.lines.map(
      ({ item_id: itemId = null, name = null, name_ar: nameAr = null, quantity, price }) => {
        return { itemId, name, nameAr, quantity, unitMinor: minorOf(price, digits) };
      },
    );
    const priced = { staff: staffOf(call), orderId, lines, note: call.body.note ?? null, settings, now: app.clock() };
    const totalMinor = await pricePrescription(call.db, priced);
    return {
      message: textOf('console.prescription_priced', call.scope.language),
      total: amount(totalMinor, digits),
    };
  });
  bind(app, contract.searchPrescriptionItems, async (call) => {
    const viewer = await call.viewer();
    const items = await searchPrescriptionItems(call.db, call.params.id, call.query.search);
    const { language, media, digits } = viewer;
    return {
      items: items.map(({ id, nameEn, nameAr, priceMinor, picture }) => ({
        id,
        name: textIn(language, nameEn, nameAr),
        price: amount(priceMinor, digits),
        image_full_url: mediaUrl(media, picture),
      })),
    };
  });
}
