import type { ListedOffer } from './offer-list.sql.ts';

/** Of two flash sales of one item, and of two cashbacks, only one holds; two campaigns of a store compete for attention. */
type OfferPeriod = Pick<ListedOffer, 'kind' | 'isActive' | 'startsAt' | 'endsAt' | 'moduleId' | 'storeId' | 'about'>;

/** For each offer that is not over, the others of its kind that hold at the same time for the same things. */
export function findOverlaps<Offer extends OfferPeriod>(offers: readonly Offer[], now: Date): Map<Offer, Offer[]> {
  const open = offers.filter(({ isActive, endsAt }) => isActive && (endsAt === null || endsAt > now));
  return new Map(open.map((offer) => [offer, open.filter((other) => other !== offer && overlap(offer, other))]));
}

function overlap(one: OfferPeriod, other: OfferPeriod): boolean {
  return one.kind === other.kind && meetInTime(one, other) && meetInPlace(one, other);
}

function meetInTime(one: OfferPeriod, other: OfferPeriod): boolean {
  const start = ({ startsAt }: OfferPeriod) => startsAt?.getTime() ?? -Infinity;
  const end = ({ endsAt }: OfferPeriod) => endsAt?.getTime() ?? Infinity;
  return start(one) < end(other) && start(other) < end(one);
}

function meetInPlace(one: OfferPeriod, other: OfferPeriod): boolean {
  switch (one.kind) {
    case 'flash_sale':
    case 'basic_campaign':
      return one.about.some((id) => other.about.includes(id));
    case 'cashback':
      return isWithin(one, other) || isWithin(other, one);
    default:
      return false;
  }
}

/** Whether everything that an offer is about is also in the place of the other. */
function isWithin(one: OfferPeriod, other: OfferPeriod): boolean {
  if (other.storeId !== null) return one.storeId === other.storeId;
  return other.moduleId === null || other.moduleId === one.moduleId;
}
