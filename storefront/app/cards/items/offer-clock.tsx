import { useState, type ReactNode } from 'react';
import { SaleCountdown } from './sale-countdown.tsx';

type Props = {
  startsAt: number;
  endsAt: number;
  /** The server's time at render. */
  now: number;
  startsIn: string;
  endsIn: string;
  over: string;
  /** Replaces startsIn, for example with a date. */
  beforeText?: ReactNode;
};

/** Counts down to the start, then to the end, then says that it is over (ITM-18). */
export function OfferClock({ startsAt, endsAt, now, startsIn, endsIn, over, beforeText }: Props) {
  const [phase, setPhase] = useState(() => (now < startsAt ? 'before' : now < endsAt ? 'during' : 'after'));
  if (phase === 'after')
    return (
      <p role="status" className="text-lg font-semibold text-ink">
        {over}
      </p>
    );
  const isBefore = phase === 'before';
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm font-medium text-ink-soft">{isBefore ? (beforeText ?? startsIn) : endsIn}</p>
      <SaleCountdown
        key={phase}
        endsAt={isBefore ? startsAt : endsAt}
        now={now}
        label={isBefore ? startsIn : endsIn}
        onEnd={() => setPhase(isBefore ? 'during' : 'after')}
      />
    </div>
  );
}
