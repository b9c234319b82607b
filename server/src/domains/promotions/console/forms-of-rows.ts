import type { CouponKind, OfferForm } from '@rialto/contract/shapes/console/offer.ts';
import { amount } from '../../../platform/wire-values.ts';
import { shareOrAmount } from '../share-or-amount.ts';
import type { OfferRow } from './offer-row.ts';

type Times = { starts: string | null; ends: string | null };

/** What a form shows of an offer. Fields of other kinds stay empty. */
export function formOfRow(row: OfferRow, { starts, ends }: Times, digits: number): OfferForm {
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : amount(minor, digits);
  const type = row.discount_type ?? row.cashback_type;
  const value = row.discount ?? row.cashback;
  return {
    title_en: row.title_en,
    title_ar: row.title_ar,
    description_en: row.description_en ?? '',
    description_ar: row.description_ar ?? null,
    picture: row.picture ?? null,
    picture_ar: row.picture_ar ?? null,
    starts,
    ends,
    module_id: row.module_id ?? null,
    zone_id: row.zone_id ?? null,
    store_id: row.store_id ?? null,
    store_ids: row.store_ids ?? [],
    category_id: row.category_id ?? null,
    item_id: row.item_id ?? null,
    link: row.link ?? null,
    position: row.position ?? 0,
    ...(row.code !== undefined && {
      code: row.code,
      coupon_kind: row.kind as CouponKind,
      is_public: row.public ?? true,
    }),
    ...(type && { discount_type: type, discount: shareOrAmount({ type, value: value ?? 0 }, digits) }),
    minimum: money(row.minimum_minor),
    maximum: money(row.maximum_minor ?? row.maximum_discount_minor),
    limit_per_customer: row.limit_per_customer ?? null,
    total_limit: row.total_limit ?? null,
    price: money(row.price_minor),
    stock: row.stock ?? null,
    stock_before: row.stock ?? null,
    maximum_cart_quantity: row.maximum_cart_quantity ?? null,
    items: (row.items ?? []).map(({ item_id, discount_type, discount, stock }) => ({
      item_id,
      discount_type,
      discount: shareOrAmount({ type: discount_type, value: discount }, digits),
      stock,
    })),
  };
}
