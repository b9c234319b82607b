import { useEffect, useEffectEvent, type FocusEvent, type RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/** Who was quicker than our scripts is already in the box, and may have typed. */
export function useFocusBeforeHydration(box: Box, onStart: (typed: string) => void): void {
  const start = useEffectEvent(onStart);
  useEffect(() => {
    const input = document.activeElement;
    if (input instanceof HTMLInputElement && box.current?.contains(input)) start(input.value);
  }, [box]);
}

export function useClickOutside(box: Box, isWatching: boolean, onPress: () => void): void {
  const listen = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isWatching) return;
    const onDown = (event: PointerEvent) => listen(event);
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [isWatching]);
}

/** A press inside the panel may take the focus nowhere, which is no leaving. */
export function hasFocusLeft({ relatedTarget, currentTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
