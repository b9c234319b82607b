import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselArrows, CarouselDots } from './carousel-controls.tsx';
import { classNames } from '../base/class-names.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  label: string;
  /** The accessible name of a slide, e.g. "2 of 5". */
  slideLabel: (number: number, total: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Required with autoplay: moving content must be pausable. */
  pauseLabel?: string | undefined;
  playLabel?: string | undefined;
  goToLabel?: ((number: number) => string) | undefined;
  /** The width of a slide, e.g. "basis-[90%] sm:basis-1/2 wide:basis-1/3". */
  slideClass: string;
  loop?: boolean | undefined;
  autoplayMs?: number | undefined;
  speedMs?: number | undefined;
  hasDots?: boolean | undefined;
  hasArrows?: boolean | undefined;
  /** The number of children stacked in one slide. */
  rows?: number | undefined;
  /** May set [--slide-gap:…]; 1rem by default. */
  className?: string | undefined;
  children: ReactNode;
};

export function Carousel({ loop = false, speedMs = 500, autoplayMs, rows = 1, children, ...props }: CarouselProps) {
  const slides = inGroups(Children.toArray(children), rows);
  const carousel = useCarousel({ loop, speedMs });
  const autoplay = useAutoplay(carousel.embla, autoplayMs, carousel.isCalm);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if ((event.key === 'ArrowRight') === carousel.isRtl) carousel.embla?.scrollPrev();
    else carousel.embla?.scrollNext();
  };

  return (
    <section
      aria-label={props.label}
      className={classNames('carousel relative', props.className)}
      {...autoplay.holdProps}
    >
      {/* Clip instead of hidden: it must not become scrollable, and focus rings stay visible. */}
      <div ref={carousel.viewportRef} className="overflow-clip [overflow-clip-margin:4px]" onKeyDown={onKeyDown}>
        <div className="-ms-(--slide-gap) flex touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-label={props.slideLabel(index + 1, slides.length)}
              className={classNames(
                'flex min-w-0 shrink-0 grow-0 flex-col gap-(--slide-gap) ps-(--slide-gap)',
                props.slideClass,
              )}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {props.hasArrows !== false && <CarouselArrows carousel={carousel} {...props} />}
      {(props.hasDots || autoplay.canPlay) && <CarouselDots carousel={carousel} autoplay={autoplay} {...props} />}
    </section>
  );
}

function inGroups<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    list.slice(group * size, (group + 1) * size),
  );
}
