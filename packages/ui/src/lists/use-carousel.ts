import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useMedia } from '../base/use-media.ts';

type CarouselOptions = { loop: boolean; speedMs: number };
type Position = { selected: number; count: number; canGoBack: boolean; canGoOn: boolean };

const START: Position = { selected: 0, count: 0, canGoBack: false, canGoOn: false };

/** Embla with the direction of the page, and its current position. */
export function useCarousel({ loop, speedMs }: CarouselOptions) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  // Embla's duration is in frames; 20 ms each comes close to the requested speed.
  const duration = isCalm ? 0 : speedMs / 20;
  const [viewportRef, embla] = useEmblaCarousel({
    loop,
    direction,
    duration,
    align: 'start',
    containScroll: 'trimSnaps',
  });
  const [position, setPosition] = useState(START);

  useEffect(() => {
    if (!embla) return;
    const update = () => {
      setDirection(getComputedStyle(embla.rootNode()).direction === 'rtl' ? 'rtl' : 'ltr');
      setPosition({
        selected: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    };
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  return { viewportRef, embla, isCalm, isRtl: direction === 'rtl', ...position };
}
