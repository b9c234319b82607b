import type { OfferForm, OfferItem, OfferKind } from '@rialto/contract/shapes/console/offer.ts';

/** What the form holds, with the pictures and items as they are shown. */
export type OfferDraft = {
  form: OfferForm;
  items: OfferItem[];
  pictureUrl: string | null;
  pictureArUrl: string | null;
};

/** An empty form. The offer begins tomorrow and holds for a week. */
export function newDraft(kind: OfferKind, today: string): OfferDraft {
  const day = (count: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  const times =
    kind === 'banner' ? { starts: null, ends: null } : { starts: `${day(1)}T00:00`, ends: `${day(8)}T00:00` };
  return {
    form: {
      title_en: '',
      title_ar: null,
      description_en: '',
      description_ar: null,
      picture: null,
      picture_ar: null,
      ...times,
      ...(kind === 'coupon' && { code: '', coupon_kind: 'default', is_public: true }),
      discount_type: 'percent',
      discount: null,
      store_ids: [],
      items: [],
    },
    items: [],
    pictureUrl: null,
    pictureArUrl: null,
  };
}

/** A copy has its own code and no history. */
export function copyOf(draft: OfferDraft, copyTitle: (title: string) => string): OfferDraft {
  const { code, ...form } = draft.form;
  const title = copyTitle(form.title_en);
  return { ...draft, form: { ...form, title_en: title, stock_before: null, ...(code !== undefined && { code: '' }) } };
}
