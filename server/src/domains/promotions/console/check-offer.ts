import type { RefusalCode } from '@rialto/contract/http/refusals.ts';
import type { OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { minorOf } from '../../../platform/wire-values.ts';
import type { OfferDraft, OfferFacts } from './offer-row.ts';

export type OfferProblem = { code: RefusalCode; field: keyof OfferForm };
type Check = (form: OfferForm, facts: OfferFacts, digits: number) => (OfferProblem | false | null)[];

/** The first thing that is wrong with a form, in the order of its fields; null if it can be saved. */
export function findOfferProblem({ kind, form, digits }: OfferDraft, facts: OfferFacts): OfferProblem | null {
  const problems = [
    !form.title_en.trim() && problem('offer_title_required', 'title_en'),
    ...checks[kind](form, facts, digits),
    ...times(kind, form, facts),
  ];
  return problems.find((found) => found !== false && found !== null) || null;
}

const problem = (code: RefusalCode, field: keyof OfferForm): OfferProblem => ({ code, field });

function times(kind: OfferKind, form: OfferForm, { startsAt, endsAt }: OfferFacts) {
  return [
    kind !== 'banner' && startsAt === null && problem('offer_time_required', 'starts'),
    kind !== 'banner' && endsAt === null && problem('offer_time_required', 'ends'),
    startsAt !== null && endsAt !== null && endsAt <= startsAt && problem('offer_ends_before', 'ends'),
  ];
}

const inModule: Check = (form, { hasModule }) => [
  (!form.module_id || !hasModule) && problem('offer_module_required', 'module_id'),
];

/** A module, store or zone that is given has to exist. */
const inPlace: Check = (form, { hasModule, hasZone, store }) => [
  !!form.module_id && !hasModule && problem('offer_module_required', 'module_id'),
  !!form.store_id && !store && problem('offer_store_required', 'store_id'),
  !!form.zone_id && !hasZone && problem('offer_zone_required', 'zone_id'),
];

const hasPictures: Check = (form, { pictures }) =>
  (['picture', 'picture_ar'] as const).map((field) => {
    const id = form[field];
    return !!id && !pictures.includes(id) && problem('offer_picture_required', field);
  });

const hasDiscount: Check = ({ discount, discount_type: type = 'percent' }) => [
  !discount && problem('offer_discount_required', 'discount'),
  type === 'percent' && !isPercent(discount ?? 0) && problem('offer_percent_invalid', 'discount'),
];

const hasLimits: Check = (form) =>
  (['limit_per_customer', 'total_limit', 'maximum_cart_quantity'] as const).map(
    (field) => form[field] === 0 && problem('offer_limit_invalid', field),
  );

const isPercent = (value: number) => value >= 0.01 && value <= 100;

const checks: Record<OfferKind, Check> = {
  banner: (form, facts, digits) => [
    !form.picture && problem('offer_picture_required', 'picture'),
    ...hasPictures(form, facts, digits),
    ...inModule(form, facts, digits),
    ...inPlace(form, facts, digits),
    !!form.store_id &&
      facts.store !== null &&
      facts.store.moduleId !== form.module_id &&
      problem('offer_store_elsewhere', 'store_id'),
    !form.store_id &&
      !!form.item_id &&
      facts.items[0]?.moduleId !== form.module_id &&
      problem('offer_item_elsewhere', 'item_id'),
    !form.store_id &&
      !form.item_id &&
      !/^(\/|https?:\/\/)/.test(form.link ?? '') &&
      problem('offer_link_required', 'link'),
  ],
  basic_campaign: (form, facts, digits) => [
    ...hasPictures(form, facts, digits),
    ...inModule(form, facts, digits),
    (form.store_ids ?? []).length === 0 && problem('offer_store_required', 'store_ids'),
    (facts.storeModules.length !== form.store_ids?.length || facts.storeModules.some((id) => id !== form.module_id)) &&
      problem('offer_store_elsewhere', 'store_ids'),
  ],
  item_campaign: (form, facts, digits) => [
    ...hasPictures(form, facts, digits),
    !facts.store && problem('offer_store_required', 'store_id'),
    facts.categoryModule !== (facts.store?.moduleId ?? 0) && problem('offer_category_elsewhere', 'category_id'),
    !form.price && problem('offer_price_required', 'price'),
    form.discount_type !== 'amount' &&
      !!form.discount &&
      !isPercent(form.discount) &&
      problem('offer_percent_invalid', 'discount'),
    form.discount_type === 'amount' &&
      minorOf(form.discount ?? 0, digits) > minorOf(form.price ?? 0, digits) &&
      problem('offer_discount_above_price', 'discount'),
    ...hasLimits(form, facts, digits),
  ],
  flash_sale: (form, facts, digits) => [
    ...inModule(form, facts, digits),
    (form.items ?? []).length === 0 && problem('offer_item_required', 'items'),
    ...flashItems(form, facts, digits),
  ],
  coupon: (form, facts, digits) => [
    !/^[A-Z0-9-]{3,30}$/i.test(form.code ?? '') && problem('offer_code_invalid', 'code'),
    facts.isCodeTaken && problem('offer_code_taken', 'code'),
    form.coupon_kind === 'store_wise' && !facts.store && problem('offer_store_required', 'store_id'),
    form.coupon_kind === 'zone_wise' && !(form.zone_id && facts.hasZone) && problem('offer_zone_required', 'zone_id'),
    ...inPlace(form, facts, digits),
    ...(form.coupon_kind === 'free_delivery' ? [] : hasDiscount(form, facts, digits)),
    ...hasLimits(form, facts, digits),
  ],
  cashback: (form, facts, digits) => [...hasDiscount(form, facts, digits), ...inPlace(form, facts, digits)],
};

const flashItems: Check = ({ items = [], module_id: moduleId }, facts, digits) => {
  const known = new Map(facts.items.map((item) => [item.id, item]));
  return [
    new Set(items.map(({ item_id }) => item_id)).size < items.length && problem('offer_item_twice', 'items'),
    items.some(({ item_id }) => known.get(item_id)?.moduleId !== moduleId) && problem('offer_item_elsewhere', 'items'),
    items.some(({ discount }) => discount === 0) && problem('offer_discount_required', 'items'),
    items.some(({ discount_type: type, discount }) => type === 'percent' && !isPercent(discount)) &&
      problem('offer_percent_invalid', 'items'),
    items.some(
      ({ item_id, discount_type: type, discount }) =>
        type === 'amount' && minorOf(discount, digits) > (known.get(item_id)?.priceMinor ?? 0),
    ) && problem('offer_discount_above_price', 'items'),
  ];
};
