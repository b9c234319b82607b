import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useMedia } from '../base/use-media.ts';
import { useSliding } from './use-sliding.ts';

type SlideRowProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The width of the slides and the number of rows, e.g. "auto-cols-[45%] grid-rows-3". */
  columns: string;
  /** Whether the end continues at the start. */
  loops?: boolean | undefined;
  speedMs?: number | undefined;
  /** Moving content must be pausable, so autoplay needs these labels. */
  autoplay?: { everyMs: number; pauseLabel: string; playLabel: string } | undefined;
  /** Whether it has no focusable elements, so that the row itself is scrollable by keyboard. */
  isOnlyRead?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A row with native scrolling: it works without scripts, which only add arrows and autoplay. */
export function SlideRow({ loops = false, speedMs = 450, autoplay, ...props }: SlideRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const { player, canGoBack, canGoOn } = useSliding(row, { loops, speedMs: isCalm ? 0 : speedMs });
  const playing = useAutoplay(player, autoplay?.everyMs, isCalm);
  return (
    <div
      role="group"
      aria-label={props.label}
      className={classNames('relative', props.className)}
      {...playing.holdProps}
    >
      {/* The padding leaves space for shadows and focus rings. */}
      <ul
        ref={row}
        tabIndex={props.isOnlyRead ? 0 : undefined}
        className={`slide-row scroll-row grid grid-flow-col ${props.columns}`}
      >
        {Children.map(props.children, (slide) => (
          <li className="min-w-0 snap-start">{slide}</li>
        ))}
      </ul>
      {canGoBack && (
        <IconButton
          kind="secondary"
          label={props.previousLabel}
          onClick={player.pageBack}
          className={`${ARROW} -start-3`}
        >
          <ChevronLeft className="mirror" aria-hidden />
        </IconButton>
      )}
      {canGoOn && (
        <IconButton kind="secondary" label={props.nextLabel} onClick={player.pageOn} className={`${ARROW} -end-3`}>
          <ChevronRight className="mirror" aria-hidden />
        </IconButton>
      )}
      {autoplay && playing.canPlay && (canGoBack || canGoOn) && (
        <IconButton
          size="sm"
          label={playing.isPaused ? autoplay.playLabel : autoplay.pauseLabel}
          onClick={playing.togglePause}
          className="absolute! end-0 top-[var(--pause-at,100%)] z-2"
        >
          {playing.isPaused ? (
            <Play className="fill-current" aria-hidden />
          ) : (
            <Pause className="fill-current" aria-hidden />
          )}
        </IconButton>
      )}
    </div>
  );
}

/** In the middle of the slides, unless a row sets the middle of their pictures. The pause button is below the slides. */
const ARROW = 'absolute! top-[calc(var(--arrows-at,50%)-22px)] z-2 hidden! shadow-2! sm:inline-flex!';
