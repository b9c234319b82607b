import { listOffers, readOffer, switchOffer } from '@rialto/contract/calls/console/offers.ts';
import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

type SwitchTarget = { kind: OfferKind; id: number; title: string };

/** Ends an offer or resumes it, with one press and a way back. */
export function useSwitchOffer() {
  const { run, isRunning } = useAction(switchOffer, { changes: [listOffers, readOffer] });
  const set = ({ kind, id }: SwitchTarget, active: boolean, onDone?: () => void) =>
    run({ params: { kind, id }, body: { active } }, { onSuccess: () => onDone?.() });
  const end = (offer: SwitchTarget) =>
    set(offer, false, () =>
      toasts.show({
        id: `offer-${offer.kind}-${offer.id}`,
        kind: 'success',
        text: t('console.offers_ended', { title: offer.title }),
        durationMs: 10_000,
        action: { label: t('console.undo'), onAction: () => set(offer, true) },
      }),
    );
  return { end, resume: (offer: SwitchTarget) => set(offer, true), isRunning };
}
