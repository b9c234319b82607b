import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/messages/text.ts';
import type { Offer } from '@rialto/rules/item/offer.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { choiceRefusals, type ChoiceRefusal } from '@rialto/rules/item/variations.ts';
import { useState } from 'react';
import { numberText } from '../../cards/number-text.ts';
import { toasts } from '../../platform/toasts.ts';
import { itemOffer } from './item-offer.ts';
import { useItemSelection, type ItemSelection } from './use-item-selection.ts';

export type ItemOrder = {
  selection: ItemSelection;
  offer: Offer;
  /** After a try to order, groups that are not right say so themselves. */
  hasTried: boolean;
  campaign: { endsAt: number; now: number; isOver: boolean; onEnd: () => void } | null;
  submit(intent: Selection['intent']): void;
};

type Options = { isCampaign: boolean; now: number; onAdd: (selection: Selection) => void };

/** An item on its way into an order: what is chosen, what may be done with it, and the check before it is done. */
export function useItemOrder(item: ItemDetail, { isCampaign, now, onAdd }: Options): ItemOrder {
  const selection = useItemSelection(item, isCampaign);
  const endsAt = isCampaign && item.available_date_ends ? Date.parse(item.available_date_ends) : null;
  const [isOver, setOver] = useState(endsAt !== null && endsAt <= now);
  const [hasTried, setTried] = useState(false);

  function submit(intent: Selection['intent']) {
    const refusals = choiceRefusals(selection.terms.groups, selection.choices);
    if (refusals.length === 0) return onAdd(selection.selected(intent));
    setTried(true);
    toasts.show({ id: 'error', kind: 'error', text: refusals.map(refusalText).join('\n') });
    leadTo(item.id, selection);
  }

  return {
    selection,
    offer: itemOffer(selection, isOver),
    hasTried,
    campaign: endsAt === null ? null : { endsAt, now, isOver, onEnd: () => setOver(true) },
    submit,
  };
}

/** In the words of the specification (ITM-12). */
function refusalText(refusal: ChoiceRefusal): string {
  if (refusal.kind === 'missing') return t('item.choose_missing', { name: refusal.name });
  const { name, min, max } = refusal;
  return t('item.choose_bounds', { name, min: numberText(min), max: numberText(max) });
}

export function groupId(itemId: number, groupAt: number): string {
  return `item-${itemId}-group-${groupAt}`;
}

/** The first group that is not right comes into view and takes the focus. */
function leadTo(itemId: number, { terms, choices }: ItemSelection): void {
  const groupAt = terms.groups.findIndex((group, at) => choiceRefusals([group], [choices[at] ?? []]).length > 0);
  const group = document.getElementById(groupId(itemId, groupAt));
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}
