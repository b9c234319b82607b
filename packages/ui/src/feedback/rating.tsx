import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

type RatingProps = {
  value: number;
  /** Read instead of the stars, e.g. "4.5 of 5". */
  label: string;
  /** Text after the stars, e.g. the number of reviews. */
  count?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** compact: one star and the number, for cards. */
  look?: 'stars' | 'compact' | undefined;
  /** The number formatted in the page's language; required for compact. */
  valueText?: string | undefined;
};

export function Rating({ value, label, count, size = 'md', look = 'stars', valueText }: RatingProps) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap', TEXT[size])}>
      <span role="img" aria-label={label} className="inline-flex items-center gap-1">
        {look === 'stars' ? <Stars value={value} size={size} /> : <Star className={`star ${STAR[size]}`} aria-hidden />}
        {valueText && (
          <span className="font-semibold text-ink tabular-nums" aria-hidden>
            {valueText}
          </span>
        )}
      </span>
      {count !== undefined && <span className="text-ink-soft">{count}</span>}
    </span>
  );
}

/** Full stars clipped at the value, over a row of empty ones. The clip follows the text direction. */
function Stars({ value, size }: { value: number; size: 'sm' | 'md' | 'lg' }) {
  const share = Math.min(Math.max(value / FIVE.length, 0), 1) * 100;
  return (
    <span className="relative inline-flex" aria-hidden>
      <Row className={`star-empty ${STAR[size]}`} />
      <span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ width: `${share}%` }}>
        <Row className={`star ${STAR[size]}`} />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span className="flex shrink-0 gap-0.5">
      {FIVE.map((number) => (
        <Star key={number} className={className} strokeWidth={1.5} />
      ))}
    </span>
  );
}

const FIVE = [1, 2, 3, 4, 5];
const STAR = { sm: 'size-3.5', md: 'size-4.5', lg: 'size-6' };
const TEXT = { sm: 'text-xs', md: 'text-sm', lg: 'text-base' };
