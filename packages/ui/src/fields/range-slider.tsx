import type { ReactNode } from 'react';
import { shareOf, slideRange, type Range } from './slide-range.ts';

type RangeSliderProps = {
  label: ReactNode;
  min: number;
  max: number;
  step?: number | undefined;
  /** The minimum distance between the thumbs. */
  minGap?: number | undefined;
  value: Range;
  /** While a thumb moves. */
  onChange: (value: Range) => void;
  /** Called when a thumb is released; fetch here. */
  onCommit?: ((value: Range) => void) | undefined;
  thumbLabels: readonly [low: string, high: string];
  format?: ((value: number) => string) | undefined;
};

/** Two native sliders on top of each other, so that the browser handles keys, touch and right-to-left. */
export function RangeSlider({ label, value, format = String, ...rest }: RangeSliderProps) {
  const { min, max } = rest;
  const [low, high] = value;
  return (
    <fieldset className="min-w-0">
      <legend className="float-start text-sm font-medium">{label}</legend>
      <p className="text-end text-sm font-semibold tabular-nums" aria-hidden>
        <span className={APART}>{format(low)}</span> – <span className={APART}>{format(high)}</span>
      </p>
      <div className="range">
        <div
          className="range-fill"
          style={{
            insetInlineStart: `${shareOf(low, { min, max })}%`,
            insetInlineEnd: `${100 - shareOf(high, { min, max })}%`,
          }}
        />
        <Thumb thumb="low" value={value} format={format} {...rest} />
        <Thumb thumb="high" value={value} format={format} {...rest} />
      </div>
    </fieldset>
  );
}

/** A price has no letter that sets its direction, so it follows the page like all other prices. */
const APART = '[unicode-bidi:isolate]';

type ThumbProps = Omit<RangeSliderProps, 'label' | 'format'> & {
  thumb: 'low' | 'high';
  format: (value: number) => string;
};

function Thumb({ thumb, min, max, step = 1, minGap = 0, value, onChange, onCommit, thumbLabels, format }: ThumbProps) {
  const index = thumb === 'low' ? 0 : 1;
  const own = value[index];
  const commit = () => onCommit?.(value);
  return (
    <input
      type="range"
      {...{ min, max, step }}
      value={own}
      aria-label={thumbLabels[index]}
      aria-valuetext={format(own)}
      onChange={(event) => onChange(slideRange(value, thumb, event.currentTarget.valueAsNumber, { min, max, minGap }))}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      className="range-input"
      // If both thumbs meet at the far end, the lower one must be on top or neither could move.
      data-on-top={thumb === 'low' && own > (min + max) / 2 ? '' : undefined}
    />
  );
}
