import { useEffect, useEffectEvent, useState } from 'react';
import type { Checkout } from './use-checkout.ts';

/**
 * A press is judged by the answer to the last choice, because what stood in the way may be gone with it. While that
 * answer is awaited, so is the press; it counts for what was chosen then and for the total that was seen.
 */
export function useAwaitedPress({ content, quoting }: Pick<Checkout, 'content' | 'quoting'>, act: Act) {
  const [pressed, setPressed] = useState<{ of: string; total: number | undefined } | null>(null);
  const { isAsking, failure } = quoting;
  const answered = useEffectEvent(() => {
    if (!pressed) return;
    setPressed(null);
    if (pressed.of === content && !failure) act(pressed.total);
  });
  useEffect(() => {
    if (!isAsking) answered();
  }, [isAsking]);
  return {
    isAwaited: pressed !== null,
    press: (total = quoting.quote?.bill.total) => (isAsking ? setPressed({ of: content, total }) : act(total)),
  };
}

type Act = (total: number | undefined) => void;
