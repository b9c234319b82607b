import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import type { Offer } from '@rialto/rules/item/offer.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { choiceRefusals, type ChoiceRefusal } from '@rialto/rules/item/variations.ts';
import { useState } from 'react';
import { numberText } from '../../words/number-text.ts';
import { amountOf } from '../../words/minor.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { itemOffer } from './item-offer.ts';
import { useItemSelection, type CartState, type ItemSelection } from './use-item-selection.ts';

export type ItemOrder = {
  selection: ItemSelection;
  offer: Offer;
  /** After the first submit, invalid groups are marked. */
  hasTried: boolean;
  /** While the request is running. */
  isBusy: boolean;
  campaign: { endsAt: number; now: number; isOver: boolean; onEnd: () => void } | null;
  submit(intent: Selection['intent']): void;
};

/** A validated request to add or update an item; `line` is the cart line it updates. */
export type ItemRequest = {
  item: ItemDetail;
  selection: Selection;
  price: number;
  line: CartLine | null;
  isUnchanged: boolean;
};
/** The cart, passed in because it belongs to another feature. */
export type ItemCart = CartState & { onSubmit: (request: ItemRequest) => Promise<void> };
type Options = { isCampaign: boolean; now: number; cart: ItemCart };

/** State of the item form: selection, available actions, and validation on submit. */
export function useItemOrder(item: ItemDetail, { isCampaign, now, cart }: Options): ItemOrder {
  const selection = useItemSelection(item, isCampaign, cart);
  const { digit_after_decimal_point: digits } = useRootData().config;
  const [isBusy, setBusy] = useState(false);
  const endsAt = isCampaign && item.available_date_ends ? Date.parse(item.available_date_ends) : null;
  const [isOver, setOver] = useState(endsAt !== null && endsAt <= now);
  const [hasTried, setTried] = useState(false);

  function submit(intent: Selection['intent']) {
    const refusals = choiceRefusals(selection.priced.groups, selection.choices);
    if (refusals.length === 0) {
      const { line, isUnchanged, price } = selection;
      const request = { item, selection: selection.selected(intent), price: amountOf(price.after, digits) };
      setBusy(true);
      void cart.onSubmit({ ...request, line, isUnchanged }).finally(() => setBusy(false));
      return;
    }
    setTried(true);
    toasts.show({ id: 'error', kind: 'error', text: refusals.map(refusalText).join('\n') });
    focusFirstInvalidGroup(item.id, selection);
  }

  return {
    selection,
    offer: itemOffer(selection, isOver),
    hasTried,
    isBusy,
    campaign: endsAt === null ? null : { endsAt, now, isOver, onEnd: () => setOver(true) },
    submit,
  };
}

/** The wording is given by the specification (ITM-12). */
function refusalText(refusal: ChoiceRefusal): string {
  if (refusal.kind === 'missing') return t('item.choose_missing', { name: refusal.name });
  const { name, min, max } = refusal;
  return t('item.choose_bounds', { name, min: numberText(min), max: numberText(max) });
}

export function groupId(itemId: number, groupAt: number): string {
  return `item-${itemId}-group-${groupAt}`;
}

/** Scrolls to the first invalid group and focuses it. */
function focusFirstInvalidGroup(itemId: number, { priced, choices }: ItemSelection): void {
  const groupAt = priced.groups.findIndex((group, at) => choiceRefusals([group], [choices[at] ?? []]).length > 0);
  const group = document.getElementById(groupId(itemId, groupAt));
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}
