import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus inside a control whose buttons replace each other, so that the keyboard stays on it. */
export function useRetainedFocus<Frame extends HTMLElement>() {
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
