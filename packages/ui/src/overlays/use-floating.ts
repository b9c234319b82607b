import { useId, useLayoutEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { placeBeside, type Align, type Placement, type Side } from './placement.ts';

type FloatingOptions = { side?: Side | undefined; align?: Align | undefined; gap?: number };

/** Links a native popover to its anchor and keeps it positioned while it is open. */
export function useFloating<Anchor extends HTMLElement>({
  side = 'bottom',
  align = 'start',
  gap = 8,
}: FloatingOptions) {
  const id = useId();
  const anchorRef = useRef<Anchor>(null);
  const floatingRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // The browser opens it before the page is hydrated, and that event is lost.
  useLayoutEffect(() => setIsOpen(floatingRef.current?.matches(':popover-open') ?? false), []);

  useLayoutEffect(() => {
    const floating = floatingRef.current;
    if (!isOpen || !floating) return;
    const place = () => keepScroll(floating, () => placeNow(anchorRef, floating, { side, align, gap }));
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && floating.contains(target))) place();
    };
    place();
    // Capture: any ancestor may scroll.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [isOpen, side, align, gap]);

  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    // An inner popover's event bubbles through React, not through the DOM.
    if (event.target !== event.currentTarget) return;
    const isNowOpen = event.newState === 'open';
    if (!isNowOpen) event.currentTarget.removeAttribute('data-placed');
    setIsOpen(isNowOpen);
  };

  return { id, anchorRef, floatingRef, isOpen, floatingProps: { id, ref: floatingRef, onToggle } };
}

/** Measuring lays the panel out in full height, which would scroll it back to its top. */
function keepScroll(floating: HTMLElement, change: () => void): void {
  const panel = floating.firstElementChild;
  const top = panel?.scrollTop ?? 0;
  change();
  if (panel && top > 0) panel.scrollTop = top;
}

function placeNow(
  anchorRef: RefObject<HTMLElement | null>,
  floating: HTMLElement,
  wish: { side: Side; align: Align; gap: number },
): void {
  if (!anchorRef.current) return;
  const { clientWidth, clientHeight } = document.documentElement;
  floating.style.removeProperty('--room');
  const placement = placeBeside({
    ...wish,
    anchor: anchorRef.current.getBoundingClientRect(),
    // offsetWidth, because the bounding rectangle is scaled during the opening transition.
    floating: { width: floating.offsetWidth, height: floating.offsetHeight },
    viewport: { width: clientWidth, height: clientHeight },
    isRtl: getComputedStyle(anchorRef.current).direction === 'rtl',
  });
  floating.style.setProperty('--place', `${Math.round(placement.x)}px ${Math.round(placement.y)}px`);
  floating.style.setProperty('--room', `${Math.floor(placement.room)}px`);
  floating.style.setProperty('--origin', originOf(placement));
  floating.dataset['placed'] = placement.side;
}

function originOf({ side }: Placement): string {
  return { top: 'center bottom', bottom: 'center top', left: 'right center', right: 'left center' }[side];
}
