import type { OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { minorOf } from '../../../platform/wire-values.ts';
import type { OfferDraft, OfferFacts, OfferRow } from './offer-row.ts';

/** Percentages are stored in hundredths. */
const PERCENT = 100;

/** The columns that a form decides. The form was checked. */
export function rowOfForm({ kind, form, digits }: OfferDraft, facts: OfferFacts): Omit<OfferRow, 'id' | 'active'> {
  const shared = {
    title_en: form.title_en.trim(),
    title_ar: form.title_ar?.trim() || null,
    starts_at: facts.startsAt,
    ends_at: facts.endsAt,
  };
  return { ...shared, ...makers[kind](form, { facts, digits }) };
}

type Maker = (form: OfferForm, around: { facts: OfferFacts; digits: number }) => Partial<OfferRow>;

const makers: Record<OfferKind, Maker> = {
  banner: (form) => ({
    kind: form.store_id ? 'store_wise' : form.item_id ? 'item_wise' : 'default',
    module_id: form.module_id ?? null,
    zone_id: form.zone_id ?? null,
    picture: form.picture ?? null,
    picture_ar: form.picture_ar ?? null,
    link: form.store_id || form.item_id ? null : (form.link ?? null),
    store_id: form.store_id ?? null,
    item_id: form.store_id ? null : (form.item_id ?? null),
    position: form.position ?? 0,
  }),
  basic_campaign: (form) => ({
    ...described(form),
    module_id: form.module_id ?? null,
    store_ids: form.store_ids ?? [],
  }),
  item_campaign: (form, { facts: { store }, digits }) => ({
    ...described(form),
    store_id: store?.id ?? null,
    module_id: store?.moduleId ?? null,
    zone_id: store?.zoneId ?? null,
    category_id: form.category_id ?? 0,
    price_minor: minorOf(form.price ?? 0, digits),
    ...discounted(form, digits),
    stock: form.stock ?? null,
    maximum_cart_quantity: form.maximum_cart_quantity ?? null,
  }),
  flash_sale: (form, { digits }) => ({
    module_id: form.module_id ?? null,
    items: (form.items ?? []).map(({ item_id, discount_type, discount, stock }) => ({
      item_id,
      discount_type,
      discount: storedDiscount(discount_type, discount, digits),
      stock,
      sold: 0,
    })),
  }),
  coupon: (form, { digits }) => ({
    code: (form.code ?? '').toUpperCase(),
    kind: form.coupon_kind ?? 'default',
    public: form.is_public ?? true,
    module_id: form.module_id ?? null,
    store_id: form.coupon_kind === 'store_wise' ? (form.store_id ?? null) : null,
    zone_id: form.coupon_kind === 'zone_wise' ? (form.zone_id ?? null) : null,
    ...(form.coupon_kind === 'free_delivery'
      ? { discount_type: 'percent' as const, discount: 0 }
      : discounted(form, digits)),
    minimum_minor: minorOf(form.minimum ?? 0, digits),
    maximum_discount_minor: form.maximum ? minorOf(form.maximum, digits) : null,
    limit_per_customer: form.limit_per_customer ?? null,
    total_limit: form.total_limit ?? null,
  }),
  cashback: (form, { digits }) => {
    const { discount_type: cashback_type, discount: cashback } = discounted(form, digits);
    return {
      cashback_type,
      cashback,
      minimum_minor: minorOf(form.minimum ?? 0, digits),
      maximum_minor: form.maximum ? minorOf(form.maximum, digits) : null,
      // At most one of the two.
      module_id: form.store_id ? null : (form.module_id ?? null),
      store_id: form.store_id ?? null,
    };
  },
};

function described(form: OfferForm) {
  return {
    description_en: form.description_en ?? '',
    description_ar: form.description_ar || null,
    picture: form.picture ?? null,
  };
}

function discounted(form: OfferForm, digits: number) {
  const { discount_type: type = 'percent', discount } = form;
  return { discount_type: type, discount: storedDiscount(type, discount ?? 0, digits) };
}

function storedDiscount(type: 'percent' | 'amount', value: number, digits: number): number {
  return type === 'percent' ? Math.round(value * PERCENT) : minorOf(value, digits);
}
