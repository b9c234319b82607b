import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listOfferChoices } from '@rialto/contract/calls/console/offers.ts';
import type { OfferState, Offer, OfferCard, OfferItem, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import { shareOrAmount } from '../share-or-amount.ts';
import { findOverlaps } from './find-overlaps.ts';
import { formOfRow } from './forms-of-rows.ts';
import type { OfferChoices, OfferItemRow } from './offer-facts.sql.ts';
import type { ListedOffer } from './offer-list.sql.ts';
import type { OfferRow } from './offer-row.ts';

export function offerCards(offers: readonly ListedOffer[], { language, media, digits, now }: Viewer): OfferCard[] {
  const overlaps = findOverlaps(offers, now);
  const titleOf = ({ titleEn, titleAr }: ListedOffer) => textIn(language, titleEn, titleAr);
  return offers.map((offer) => ({
    kind: offer.kind,
    id: offer.id,
    title: titleOf(offer),
    state: offerStateOf(offer, now),
    starts: offer.starts,
    ends: offer.ends,
    picture_url: mediaUrl(media, offer.picture),
    code: offer.code,
    discount_type: offer.discountType,
    discount: offer.discountType && shareOrAmount({ type: offer.discountType, value: offer.discount ?? 0 }, digits),
    place: offer.placeEn === null ? null : textIn(language, offer.placeEn, offer.placeAr),
    used: offer.used,
    limit: offer.limit,
    overlaps: (overlaps.get(offer) ?? []).map((other) => ({ kind: other.kind, id: other.id, title: titleOf(other) })),
  }));
}

export function offerItemView(row: OfferItemRow, { language, media, digits }: Viewer): OfferItem {
  return {
    id: row.id,
    name: textIn(language, row.nameEn, row.nameAr),
    store_name: textIn(language, row.storeNameEn, row.storeNameAr),
    module_id: row.moduleId,
    price: amount(row.priceMinor, digits),
    picture_url: mediaUrl(media, row.picture),
  };
}

type OfferRecord = { row: OfferRow; times: { starts: string | null; ends: string | null }; items: OfferItemRow[] };

export function offerView(kind: OfferKind, { row, times, items }: OfferRecord, viewer: Viewer): Offer {
  const at = (time: string | null) => (time === null ? null : new Date(time));
  const timed = { isActive: row.active, startsAt: at(row.starts_at), endsAt: at(row.ends_at) };
  return {
    kind,
    id: row.id,
    state: offerStateOf(timed, viewer.now),
    form: formOfRow(row, times, viewer.digits),
    items: items.map((item) => offerItemView(item, viewer)),
    picture_url: mediaUrl(viewer.media, row.picture ?? null),
    picture_ar_url: mediaUrl(viewer.media, row.picture_ar ?? null),
    used: row.used_count ?? 0,
  };
}

export function offerChoices(found: OfferChoices, { language }: Viewer): Reply<typeof listOfferChoices> {
  const named = ({ id, nameEn, nameAr }: OfferChoices['modules'][number]) => ({
    id,
    name: textIn(language, nameEn, nameAr),
  });
  return {
    modules: found.modules.map(named),
    zones: found.zones.map(named),
    stores: found.stores.map((store) => ({ ...named(store), module_id: store.moduleId, zone_id: store.zoneId })),
    categories: found.categories.map((category) => ({ ...named(category), module_id: category.moduleId })),
  };
}

type OfferTimes = { isActive: boolean; startsAt: Date | null; endsAt: Date | null };

function offerStateOf({ isActive, startsAt, endsAt }: OfferTimes, now: Date): OfferState {
  if (endsAt !== null && endsAt <= now) return 'over';
  if (!isActive) return 'off';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}
