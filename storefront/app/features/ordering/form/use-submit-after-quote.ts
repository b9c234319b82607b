import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenPayment } from './chosen-payment.ts';
import type { QuoteAmounts } from './quote.ts';
import type { QuoteState } from './use-quote.ts';

/**
 * Delays the submit until the quote for the last change has arrived, because the change may have fixed a problem. The
 * submit applies to the content and amounts at the time of the click.
 */
export function useSubmitAfterQuote({ content, quoting, payment }: SubmitInput, act: Act) {
  const [queued, setQueued] = useState<{ of: string; seen: QuoteAmounts | null } | null>(null);
  const { isAsking, failure } = quoting;
  const answered = useEffectEvent(() => {
    if (!queued) return;
    setQueued(null);
    if (queued.of === content && !failure) act(queued.seen);
  });
  useEffect(() => {
    if (!isAsking) answered();
  }, [isAsking]);
  return {
    isQueued: queued !== null,
    submit: (total = quoting.quote?.bill.total) => {
      const cashback = quoting.quote?.cashback?.amount ?? 0;
      const seen = total === undefined ? null : { total, wallet: payment?.wallet ?? null, cashback };
      if (isAsking) setQueued({ of: content, seen });
      else act(seen);
    },
  };
}

export type SubmitInput = {
  /** Everything the order would contain, serialized. */
  content: string;
  quoting: QuoteState;
  /** Null before the first quote. */
  payment: ChosenPayment | null;
};
type Act = (seen: QuoteAmounts | null) => void;
