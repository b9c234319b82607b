import { Minus, Plus, Trash2 } from 'lucide-react';
import { classNames } from '../base/class-names.ts';

type StepperProps = {
  value: number;
  /** The number formatted in the page's language. */
  valueText?: string | undefined;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** The accessible name of the quantity. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** With both of these, minus becomes a bin at the minimum. */
  removeLabel?: string | undefined;
  onRemove?: (() => void) | undefined;
  size?: 'sm' | 'md' | undefined;
  isBusy?: boolean | undefined;
  className?: string | undefined;
};

export function Stepper({
  value,
  onChange,
  min = 1,
  max = Infinity,
  size = 'md',
  isBusy,
  className,
  ...rest
}: StepperProps) {
  const isAtMin = value <= min;
  const canRemove = isAtMin && rest.onRemove !== undefined;
  const buttonSize = size === 'sm' ? 'size-9' : 'size-11';
  return (
    <div
      role="group"
      aria-label={rest.label}
      aria-busy={isBusy || undefined}
      className={classNames(
        'inline-flex items-center rounded-full border border-hairline bg-surface shadow-1',
        className,
      )}
    >
      <button
        type="button"
        className={`${STEP} ${buttonSize}`}
        aria-label={canRemove ? rest.removeLabel : rest.decreaseLabel}
        disabled={isBusy || (isAtMin && !canRemove)}
        onClick={() => (canRemove ? rest.onRemove?.() : onChange(value - 1))}
      >
        {canRemove ? (
          <Trash2 className="size-4.5 text-danger-text" aria-hidden />
        ) : (
          <Minus className="size-4.5" aria-hidden />
        )}
      </button>
      {/* Screen readers announce an output when it changes. */}
      <output className={classNames('min-w-7 text-center font-semibold tabular-nums', isBusy && 'opacity-45')}>
        {rest.valueText ?? value}
      </output>
      <button
        type="button"
        className={`${STEP} ${buttonSize}`}
        aria-label={rest.increaseLabel}
        disabled={isBusy || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus className="size-4.5" aria-hidden />
      </button>
    </div>
  );
}

const STEP =
  'touch-area grid place-items-center rounded-full text-ink transition hover:bg-wash active:bg-wash-strong ' +
  'disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-50';
