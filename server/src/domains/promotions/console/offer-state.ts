import type { OfferState } from '@rialto/contract/shapes/console/offer.ts';

type OfferTimes = { isActive: boolean; startsAt: Date | null; endsAt: Date | null };

export function offerStateOf({ isActive, startsAt, endsAt }: OfferTimes, now: Date): OfferState {
  if (endsAt !== null && endsAt <= now) return 'over';
  if (!isActive) return 'off';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}
