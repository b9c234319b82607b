import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { applyCoupon, quoteOrder } from '@rialto/contract/calls/quotes.ts';
import { isOpenAt } from '@rialto/rules/store/hours.ts';
import { amount, flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { chosenView, problemView } from '../../cart/cart.public.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import type { Coupon } from '../../promotions/promotions.public.ts';
import { methodView, type PaymentOptions } from './payment-options.view.ts';
import { walletOffer } from '../money/wallet-offer.view.ts';
import { billView } from '../bill.view.ts';
import type { QuoteContext } from './quote-context.ts';
import type { Quote } from './quote-order.ts';
import { slotsView } from './slots.view.ts';
import { mostTipMinor } from './tip-of.ts';

type QuoteReply = Reply<typeof quoteOrder>;

export function quoteView(
  quote: Quote,
  { methods, balanceMinor }: PaymentOptions,
  { viewer, settings }: QuoteContext,
): QuoteReply {
  const { language, digits, now } = viewer;
  const { store, coupon, cashback, reach } = quote;
  return {
    store: store && storeView(store, viewer),
    lines: quote.lines.map((judged) => lineView(judged, quote, viewer)),
    bill: billView(quote.bill, digits),
    coupon: coupon && { code: coupon.code, title: textIn(language, coupon.titleEn, coupon.titleAr) },
    cashback: cashback && {
      amount: amount(cashback.backMinor, digits),
      title: textIn(language, cashback.row.titleEn, cashback.row.titleAr),
    },
    problems: quote.problems.map((problem) => problemView(problem, viewer)),
    payment_methods: methods.map((state) => methodView(state, viewer)),
    wallet: walletOffer(balanceMinor, quote.bill.total.minor, digits),
    slots: store?.canSchedule ? slotsView(store, now, quote.fullSlots) : [],
    distance: reach && reach.metres,
    delivery_minutes: reach && reach.minutes,
    maximum_tip: amount(mostTipMinor(settings), digits),
    cart_version: quote.cartVersion,
    parcel: null,
  };
}

function storeView(store: SellingStore, { language, digits, now }: Viewer) {
  return {
    id: store.id,
    slug: store.slug,
    name: textIn(language, store.nameEn, store.nameAr),
    zone_id: store.zoneId,
    module_id: store.moduleId,
    timezone: store.timezone,
    delivery: flag(store.hasDelivery),
    take_away: flag(store.hasTakeAway),
    schedule_order: flag(store.canSchedule),
    open: flag(store.isActive && isOpenAt(store, now)),
    minimum_order: amount(store.minimumOrderMinor, digits),
  };
}

function lineView(judged: Quote['lines'][number], { prices }: Quote, viewer: Viewer): QuoteReply['lines'][number] {
  const { line, goods, chosen, problem } = judged;
  const { language, media, digits } = viewer;
  const price = prices.get(line.id);
  return {
    item_id: line.itemId,
    model: line.model,
    name: textIn(language, goods?.nameEn ?? line.nameEn, goods?.nameAr ?? line.nameAr),
    image_full_url: mediaUrl(media, goods?.picture ?? null),
    price: amount(price?.unit ?? 0, digits),
    quantity: line.quantity,
    discount: amount(price?.discount ?? 0, digits),
    discount_kind: price?.discountKind ?? 'none',
    add_ons_price: amount(price?.addOns ?? 0, digits),
    total: amount(price?.total ?? 0, digits),
    ...chosenView(chosen ?? { options: [], addOns: [] }, viewer),
    note: line.note,
    problem: problem && problemView(problem, viewer),
  };
}

export function appliedCoupon(
  { coupon, discountMinor }: { coupon: Coupon; discountMinor: number },
  { language, digits }: Viewer,
): Reply<typeof applyCoupon> {
  return {
    code: coupon.code,
    title: textIn(language, coupon.titleEn, coupon.titleAr),
    coupon_type: coupon.kind,
    discount: amount(discountMinor, digits),
    min_purchase: amount(coupon.minimumMinor, digits),
  };
}
