import {
  offerKinds,
  offerStates,
  type OfferCard,
  type OfferKind,
  type OfferState,
} from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { wholeNumber } from '../../../words/whole-number.ts';
import { kindName, stateName } from '../offer-words.ts';
import { OfferRow } from './offer-row.tsx';

/** Offers that are over add up through the years, so they are shown in parts. */
const OVER_AT_ONCE = 12;

const order: Record<OfferState, number> = { running: 0, planned: 1, off: 2, over: 3 };

/** Offers by kind and state; what runs comes first. */
export function OfferList({ offers }: { offers: readonly OfferCard[] }) {
  const [kind, setKind] = useState<OfferKind | null>(null);
  const [state, setState] = useState<OfferState | null>(null);
  const [mostOver, setMostOver] = useState(OVER_AT_ONCE);
  const ofKind = offers.filter((offer) => kind === null || offer.kind === kind);
  const shown = ofKind
    .filter((offer) => state === null || offer.state === state)
    .toSorted((one, other) => order[one.state] - order[other.state]);
  const current = shown.filter((offer) => offer.state !== 'over');
  const visible = shown.slice(0, current.length + mostOver);
  const countOf = (name: OfferState) => wholeNumber(ofKind.filter((offer) => offer.state === name).length);
  return (
    <>
      <div className="mb-4 flex flex-col gap-3">
        <ChipRow label={t('console.offers_kind')}>
          <ChoiceChip isChosen={kind === null} onClick={() => setKind(null)}>
            {t('console.offers_all')}
          </ChoiceChip>
          {offerKinds.map((name) => (
            <ChoiceChip key={name} isChosen={kind === name} onClick={() => setKind(name)}>
              {kindName(name)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <ChipRow label={t('console.offers_state')}>
          {offerStates.map((name) => (
            <ChoiceChip key={name} isChosen={state === name} onClick={() => setState(state === name ? null : name)}>
              {stateName(name)}
              <span className="opacity-70 tabular-nums">{countOf(name)}</span>
            </ChoiceChip>
          ))}
        </ChipRow>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture={<Tag className="size-7" />}
          title={t('console.offers_none')}
          text={t('console.offers_none_text')}
        />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-hairline bg-surface">
          {visible.map((offer) => (
            <OfferRow key={`${offer.kind} ${offer.id}`} offer={offer} />
          ))}
        </ul>
      )}
      {shown.length > visible.length && (
        <Button kind="secondary" className="mt-5" onClick={() => setMostOver(mostOver + OVER_AT_ONCE)}>
          {t('console.more')}
        </Button>
      )}
    </>
  );
}
