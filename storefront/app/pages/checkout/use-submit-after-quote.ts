import { useEffect, useEffectEvent, useState } from 'react';
import type { Checkout } from './use-checkout.ts';

/**
 * A press is judged by the answer to the last choice, because what stood in the way may be gone with it. While that
 * answer is awaited, so is the press; it counts for what was chosen then and for the total that was seen.
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
