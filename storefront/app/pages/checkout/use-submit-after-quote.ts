import { useEffect, useEffectEvent, useState } from 'react';
import type { Checkout } from './use-checkout.ts';

/**
 * Delays the submit until the quote for the last change has arrived, because the change may have fixed a problem. The
 * submit applies to the content and total at the time of the click.
 */
export function useSubmitAfterQuote({ content, quoting }: Pick<Checkout, 'content' | 'quoting'>, act: Act) {
  const [queued, setQueued] = useState<{ of: string; total: number | undefined } | null>(null);
  const { isAsking, failure } = quoting;
  const answered = useEffectEvent(() => {
    if (!queued) return;
    setQueued(null);
    if (queued.of === content && !failure) act(queued.total);
  });
  useEffect(() => {
    if (!isAsking) answered();
  }, [isAsking]);
  return {
    isQueued: queued !== null,
    submit: (total = quoting.quote?.bill.total) => (isAsking ? setQueued({ of: content, total }) : act(total)),
  };
}

type Act = (total: number | undefined) => void;
