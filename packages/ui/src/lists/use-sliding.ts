import { useEffect, useMemo, useState, type RefObject } from 'react';
import { isAtEnd, isAtStart, nextPlace, previousPlace, type RowPlace } from './slide-position.ts';

type Options = { loops: boolean; speedMs: number };

/** Moves a natively scrolling row, and returns whether there is more on either side. */
export function useSliding(ref: RefObject<HTMLElement | null>, { loops, speedMs }: Options) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const [moving] = useState(() => ({ frame: 0 }));

  const player = useMemo(() => {
    const go = (target: (place: RowPlace) => number) => {
      const row = ref.current;
      if (row && isOnScreen(row)) slideTo(row, target(placeOf(row)), speedMs, moving);
    };
    return {
      scrollNext: () => go((place) => nextPlace(place, 'slide', loops)),
      canScrollNext: () => ref.current !== null && !isAtEnd(placeOf(ref.current)),
      scrollTo: () => go(() => 0),
      pageOn: () => go((place) => nextPlace(place, 'page', loops)),
      pageBack: () => go((place) => previousPlace(place, 'page', loops)),
    };
  }, [ref, loops, speedMs, moving]);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const place = placeOf(row);
      const now = { isAtStart: isAtStart(place), isAtEnd: isAtEnd(place) };
      setEnds((former) => (former.isAtStart === now.isAtStart && former.isAtEnd === now.isAtEnd ? former : now));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    // Added slides change the scroll width, not the size of the row.
    const joining = new MutationObserver(look);
    joining.observe(row, { childList: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      joining.disconnect();
      row.removeEventListener('scroll', look);
      cancelAnimationFrame(moving.frame);
    };
  }, [ref, moving]);

  const canMove = !(ends.isAtStart && ends.isAtEnd);
  return {
    player,
    canGoBack: canMove && (loops || !ends.isAtStart),
    canGoOn: canMove && (loops || !ends.isAtEnd),
  };
}

/** A row outside the viewport does not autoplay. */
function isOnScreen(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function placeOf(row: HTMLElement): RowPlace {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const slide = (row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth) + gap;
  return {
    at: Math.abs(row.scrollLeft),
    end: row.scrollWidth - row.clientWidth,
    slide,
    visible: row.clientWidth + gap,
  };
}

/** Native smooth scrolling has no configurable speed and conflicts with scroll snapping. */
function slideTo(row: HTMLElement, to: number, ms: number, moving: { frame: number }): void {
  cancelAnimationFrame(moving.frame);
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const from = Math.abs(row.scrollLeft);
  const began = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const share = ms === 0 ? 1 : Math.min(1, (now - began) / ms);
    row.scrollLeft = sign * (from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) moving.frame = requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  };
  moving.frame = requestAnimationFrame(step);
}
