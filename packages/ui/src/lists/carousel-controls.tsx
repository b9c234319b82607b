import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import type { useAutoplay } from './use-autoplay.ts';
import type { useCarousel } from './use-carousel.ts';

type Carousel = ReturnType<typeof useCarousel>;

type ArrowsProps = { carousel: Carousel; previousLabel: string; nextLabel: string };

/** Half outside the edge; hidden on phones, where visitors swipe. */
export function CarouselArrows({ carousel, previousLabel, nextLabel }: ArrowsProps) {
  if (carousel.count < 2) return null;
  return (
    <>
      <IconButton
        kind="secondary"
        label={previousLabel}
        disabled={!carousel.canGoBack}
        onClick={() => carousel.embla?.scrollPrev()}
        className={`${ARROW} -start-3`}
      >
        <ChevronLeft className="mirror" aria-hidden />
      </IconButton>
      <IconButton
        kind="secondary"
        label={nextLabel}
        disabled={!carousel.canGoOn}
        onClick={() => carousel.embla?.scrollNext()}
        className={`${ARROW} -end-3`}
      >
        <ChevronRight className="mirror" aria-hidden />
      </IconButton>
    </>
  );
}

const ARROW = 'absolute! top-[calc(50%-22px)] z-10 hidden! shadow-2! disabled:opacity-0! sm:inline-flex!';

type DotsProps = {
  carousel: Carousel;
  autoplay: ReturnType<typeof useAutoplay>;
  hasDots?: boolean | undefined;
  goToLabel?: ((number: number) => string) | undefined;
  pauseLabel?: string | undefined;
  playLabel?: string | undefined;
};

export function CarouselDots({ carousel, autoplay, hasDots, goToLabel, pauseLabel = '', playLabel = '' }: DotsProps) {
  if (carousel.count < 2) return null;
  const PauseIcon = autoplay.isPaused ? Play : Pause;
  return (
    <div className="flex h-11 items-center justify-center">
      {hasDots &&
        Array.from({ length: carousel.count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={goToLabel?.(index + 1)}
            aria-current={index === carousel.selected || undefined}
            onClick={() => carousel.embla?.scrollTo(index)}
            className="group/dot grid h-11 w-6 place-items-center rounded-full"
          >
            <span
              className={classNames(
                'h-2 rounded-full transition-all duration-(--duration-base) motion-reduce:transition-none',
                index === carousel.selected ? 'w-5 bg-accent' : 'w-2 bg-outline group-hover/dot:bg-ink-soft',
              )}
            />
          </button>
        ))}
      {autoplay.canPlay && (
        <IconButton size="sm" label={autoplay.isPaused ? playLabel : pauseLabel} onClick={autoplay.togglePause}>
          <PauseIcon className="size-4! fill-current" aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
