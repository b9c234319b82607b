import { useEffect, useEffectEvent, type FocusEvent, type RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/** Calls `onStart` if the visitor focused the box before hydration, with any text already typed. */
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

/** A click that moves focus to nothing does not close the panel. */
export function hasFocusLeft({ relatedTarget, currentTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
