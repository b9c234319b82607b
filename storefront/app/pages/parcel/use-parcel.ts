import type { listParcelCategories } from '@rialto/contract/calls/parcels.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { chosenPayment, type ChosenPayment } from '../../features/ordering/form/chosen-payment.ts';
import type { Quote } from '../../features/ordering/form/quote.ts';
import { useQuote, type QuoteState } from '../../features/ordering/form/use-quote.ts';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { saveParcelSelection } from '../../platform/session/parcel-selection.ts';
import { saveDraft } from './form/draft.ts';
import { missingOf } from './form/missing.ts';
import { quoteBody, type End, type Parcel, type ParcelForm } from './form/parcel-form.ts';
import { shownEarly } from './form/problem-areas.ts';
import { useProposedSender } from './form/use-sender.ts';

export type Category = Reply<typeof listParcelCategories>[number];

export type ParcelState = {
  parcel: Parcel;
  category: Category | null;
  categories: readonly Category[];
  change: (part: Partial<ParcelForm>) => void;
  changeSender: (part: Partial<End>) => void;
  changeReceiver: (part: Partial<End>) => void;
  /** Changes when the phone numbers were not typed, so that their fields show them. */
  round: string;
  isSignedIn: boolean;
  quoting: QuoteState;
  /** Null before the first quote. */
  payment: ChosenPayment | null;
  /** Everything the order would contain, serialized. */
  content: string;
  /** Problems to show at this point. */
  problems: (hasTried: boolean) => Problem[];
};

/** The state of the form with the server's quote. */
export function useParcel(categories: readonly Category[], start: ParcelForm): ParcelState {
  const [form, setForm] = useState(start);
  const [fills, setFills] = useState(0);
  const isSignedIn = useIsSignedIn();
  const proposed = useProposedSender();
  const parcel: Parcel = { ...form, sender: { ...proposed, ...form.sender } };
  const category = categories.find(({ id }) => id === form.categoryId) ?? null;
  const quoting = useQuote({ body: category && quoteBody(parcel), onAnswer: () => undefined });
  const { quote } = quoting;
  const payment = quote && paymentOf(quote, form);
  useEffect(() => saveDraft(form), [form]);
  useFreshWallet(quoting);

  const change = (part: Partial<ParcelForm>) => {
    const next = categories.find(({ id }) => id === part.categoryId);
    if (next) saveParcelSelection(next);
    setForm((before) => ({ ...before, ...part, ...(next && { weight: keptWeight(before.weight, next) }) }));
  };
  // A whole end comes from a list, not from typing.
  const fill = (part: Partial<End>) => 'phone' in part && 'place' in part && setFills((before) => before + 1);
  const problems = (hasTried: boolean): Problem[] => {
    const missing = missingOf(parcel, { isSignedIn, hasWeights: (category?.weights.length ?? 0) > 0 });
    const isUnpaid = payment?.method === null && (hasTried || form.paymentMethod !== null);
    return [
      ...(quote && category ? quote.problems.filter(shownEarly) : []),
      ...(hasTried ? missing : []),
      ...(isUnpaid ? [{ code: 'payment_method_unavailable', message: t('checkout.choose_payment') }] : []),
    ];
  };
  return {
    ...{ parcel, category, categories, change, isSignedIn, quoting, payment, problems },
    changeSender(part) {
      fill(part);
      setForm((before) => ({ ...before, sender: { ...before.sender, ...part } }));
    },
    changeReceiver(part) {
      fill(part);
      setForm((before) => ({ ...before, receiver: { ...before.receiver, ...part } }));
    },
    round: `${fills} ${proposed.phone}`,
    content: JSON.stringify(parcel),
  };
}

/** The receiver pays in cash; the sender by any method. */
function paymentOf(quote: Quote, form: ParcelForm): ChosenPayment {
  if (form.payer === 'sender') return chosenPayment(quote, form);
  return { method: 'cash_on_delivery', wallet: null, due: quote.bill.total };
}

/** A weight that the next category asks for too, or null. */
function keptWeight(weight: number | null, { weights }: Category): number | null {
  return weights.some(({ up_to }) => up_to === weight) ? weight : null;
}

function useFreshWallet({ askAgain }: QuoteState): void {
  const refresh = useEffectEvent(askAgain);
  useEffect(() => onLiveEvent('wallet_changed', () => refresh()), []);
}
