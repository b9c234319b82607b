import type { Cart, CartLine, Problem } from '@rialto/contract/shapes/cart.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { isOpenAt } from '@rialto/rules/store/hours.ts';
import type { PricedLine } from '@rialto/rules/price/priced-lines.ts';
import { amount, flag, mediaUrl, textIn } from '../../platform/wire-values.ts';
import { refusalText } from '../../platform/texts.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { SellingStore } from '../catalog/catalog.public.ts';
import { chosenView } from './chosen.view.ts';
import type { CheckedLine } from './check-lines.ts';
import type { PricedCart, SavedSummary } from './read-cart.ts';

export function cartView(cart: PricedCart, freeDeliveryOverMinor: number | null, viewer: Viewer): Cart {
  const { digits } = viewer;
  const prices = [...cart.prices.values()];
  const sum = (part: 'goods' | 'addOns' | 'discount' | 'total') => prices.reduce((all, price) => all + price[part], 0);
  return {
    version: cart.version,
    store: cart.store && storeView(cart.store, viewer),
    lines: cart.lines.map((line) => lineView(line, cart.prices.get(line.line.id), viewer)),
    subtotal_before_discount: amount(sum('goods') + sum('addOns'), digits),
    discount: amount(sum('discount'), digits),
    subtotal: amount(sum('total'), digits),
    free_delivery: freeDelivery(cart.store, sum('total'), freeDeliveryOverMinor, digits),
    moved: cart.moved,
    saved: cart.saved && savedView(cart.saved, viewer),
    updated_at: cart.updatedAt && cart.updatedAt.toISOString(),
  };
}

function savedView({ store, itemCount, savedAt }: SavedSummary, { language }: Viewer): NonNullable<Cart['saved']> {
  return {
    store_name: textIn(language, store.nameEn, store.nameAr),
    items_count: itemCount,
    saved_at: savedAt.toISOString(),
  };
}

export function problemView(refusal: Refusal, { language }: Pick<Viewer, 'language'>): Problem {
  return { code: refusal.code, message: refusalText(refusal, language) };
}

function storeView(store: SellingStore, { language, media, digits, now }: Viewer): NonNullable<Cart['store']> {
  return {
    id: store.id,
    slug: store.slug,
    name: textIn(language, store.nameEn, store.nameAr),
    logo_full_url: mediaUrl(media, store.logo),
    zone_id: store.zoneId,
    module_id: store.moduleId,
    module_type: store.moduleType,
    minimum_order: amount(store.minimumOrderMinor, digits),
    open: flag(store.isActive && isOpenAt(store, now)),
    schedule_order: flag(store.canSchedule),
    delivery: flag(store.hasDelivery),
    take_away: flag(store.hasTakeAway),
    free_delivery: flag(store.hasFreeDelivery),
  };
}

const nothing: PricedLine = { unit: 0, goods: 0, addOns: 0, discount: 0, discountKind: 'none', total: 0 };

function lineView(judged: CheckedLine, price: PricedLine = nothing, viewer: Viewer): CartLine {
  const { line, goods, chosen, problem } = judged;
  const { language, media, digits } = viewer;
  return {
    id: line.id,
    model: line.model,
    item_id: line.itemId,
    item: {
      cart_id: line.id,
      slug: goods?.slug ?? null,
      name: textIn(language, goods?.nameEn ?? line.nameEn, goods?.nameAr ?? line.nameAr),
      image_full_url: mediaUrl(media, goods?.picture ?? null),
      unit_type: goods?.unitEn ? textIn(language, goods.unitEn, goods.unitAr) : null,
      stock: chosen?.stock ?? null,
      maximum_cart_quantity: goods?.maximumCartQuantity ?? null,
      is_prescription_required: flag(goods?.needsPrescription ?? false),
      has_options: flag((goods?.foodVariations.length ?? 0) + (goods?.variations.length ?? 0) > 0),
    },
    quantity: line.quantity,
    price: amount(price.unit, digits),
    discount: amount(price.discount, digits),
    discount_kind: price.discountKind,
    add_ons_price: amount(price.addOns, digits),
    total: amount(price.total, digits),
    ...chosenView(chosen ?? { options: [], addOns: [] }, viewer),
    note: line.note,
    problem: problem && problemView(problem, viewer),
  };
}

/** Progress to free delivery (specification 1, section 9). */
function freeDelivery(
  store: SellingStore | null,
  subtotalMinor: number,
  overMinor: number | null,
  digits: number,
): Cart['free_delivery'] {
  if (overMinor === null || overMinor === 0 || store?.hasFreeDelivery) return null;
  return {
    over: amount(overMinor, digits),
    percent: Math.min(100, (subtotalMinor / overMinor) * 100),
    remaining: amount(Math.max(0, overMinor - subtotalMinor), digits),
  };
}
