import type { OfferState } from '@rialto/contract/shapes/console/offer.ts';

type Timed = { isActive: boolean; startsAt: Date | null; endsAt: Date | null };

export function offerStateOf({ isActive, startsAt, endsAt }: Timed, now: Date): OfferState {
  if (endsAt !== null && endsAt <= now) return 'over';
  if (!isActive) return 'off';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}
