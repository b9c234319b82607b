import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { clockCorrection, countdownParts, type CountdownParts } from './countdown-parts.ts';

type CountdownProps = {
  endsAt: number;
  /** The server's time at rendering, so that both renders start with the same number. */
  now: number;
  /** The accessible name: what it counts down to. */
  label: string;
  labels: Record<keyof CountdownParts, string>;
  look?: 'tiles' | 'inline' | undefined;
  /** The units that are shown; all by default. */
  units?: readonly (keyof CountdownParts)[] | undefined;
  onEnd?: (() => void) | undefined;
  /** Two digits by default. */
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
};

export function Countdown({
  endsAt,
  now,
  label,
  labels,
  look = 'tiles',
  units = UNITS,
  onEnd,
  format = twoDigits,
  className,
}: CountdownProps) {
  const parts = countdownParts(useRemaining(endsAt, now, onEnd));
  const isTiles = look === 'tiles';
  return (
    // Screen readers do not announce a timer at each tick.
    <div
      role="timer"
      aria-label={label}
      className={classNames('inline-flex', isTiles ? 'gap-1.5' : 'gap-3', className)}
    >
      {units.map((unit) => (
        <span
          key={unit}
          className={
            isTiles
              ? 'flex min-w-13 flex-col items-center rounded-sm bg-inverse px-2 py-1.5 text-inverse-ink'
              : 'inline-flex items-baseline gap-1'
          }
        >
          <span className={classNames('font-bold tabular-nums', isTiles ? 'text-xl' : 'text-base')}>
            {format(parts[unit])}
          </span>
          <span className={classNames('text-2xs font-medium', isTiles ? 'text-inverse-soft' : 'text-ink-soft')}>
            {labels[unit]}
          </span>
        </span>
      ))}
    </div>
  );
}

function useRemaining(endsAt: number, now: number, onEnd: (() => void) | undefined): number {
  const [remaining, setRemaining] = useState(endsAt - now);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const correction = clockCorrection(now, Date.now());
    const tick = () => {
      const left = endsAt - (Date.now() + correction);
      setRemaining(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return remaining;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
