import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_PX = 80;

type ScrollEnd = {
  ref: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
};

/**
 * The end of a list that scrolls from its end (flex-col-reverse): the browser then keeps the place while earlier messages
 * load. New messages move the list only for a reader who is at its end.
 */
export function useScrollEnd(lastKey: string | number): ScrollEnd {
  const ref = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const keepPlace = useEffectEvent(() => {
    const list = ref.current;
    if (!list || isAtEnd || heightBefore.current === 0) return;
    // The place is counted from the end, which has just moved away.
    list.scrollTop -= Math.max(0, list.scrollHeight - heightBefore.current);
  });
  useLayoutEffect(() => keepPlace(), [lastKey]);
  useLayoutEffect(() => {
    heightBefore.current = ref.current?.scrollHeight ?? 0;
  });
  return {
    ref,
    isAtEnd,
    onScroll: () => setAtEnd(Math.abs(ref.current?.scrollTop ?? 0) < NEAR_PX),
    toEnd: () => ref.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}
