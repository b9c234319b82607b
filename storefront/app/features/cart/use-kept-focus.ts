import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus in a control whose buttons take each other's place: who pressed one goes on with the next. */
export function useKeptFocus<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && !frame.current?.contains(document.activeElement))
      [...(frame.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  });
  return {
    frame,
    onFocusCapture() {
      isInside.current = true;
    },
    onBlurCapture({ target, relatedTarget }: FocusEvent) {
      // A button that was taken away did not lose the focus by the visitor's wish.
      if (target.isConnected && !frame.current?.contains(relatedTarget)) isInside.current = false;
    },
  };
}
