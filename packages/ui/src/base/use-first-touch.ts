import { useEffect, useEffectEvent } from 'react';

const events = ['pointerdown', 'focusin', 'keydown'];

/** Calls `onTouch` once, when the visitor first presses or focuses anything on the page. */
export function useFirstTouch(onTouch: () => void): void {
  const notify = useEffectEvent(onTouch);
  useEffect(() => {
    const stop = () => {
      for (const event of events) removeEventListener(event, touched);
    };
    const touched = () => {
      stop();
      notify();
    };
    for (const event of events) addEventListener(event, touched);
    return stop;
  }, []);
}
