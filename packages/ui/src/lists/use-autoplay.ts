import { useEffect, useState, type FocusEvent } from 'react';

type Player = { scrollNext: () => void; canScrollNext: () => boolean; scrollTo: (index: number) => void };

/**
 * Advances automatically, except while the pointer is over it, the focus is inside, the tab is hidden or it is paused.
 */
export function useAutoplay(player: Player | undefined, everyMs: number | undefined, isCalm: boolean) {
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const canPlay = everyMs !== undefined && !isCalm;

  useEffect(() => {
    if (!player || everyMs === undefined || !canPlay || isPaused || isHeld) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (player.canScrollNext()) player.scrollNext();
      else player.scrollTo(0);
    }, everyMs);
    return () => clearInterval(timer);
  }, [player, everyMs, canPlay, isPaused, isHeld]);

  const holdProps = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
    },
  };
  return { canPlay, isPaused, togglePause: () => setIsPaused(!isPaused), holdProps };
}
