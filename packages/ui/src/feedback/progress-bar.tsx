import { classNames } from '../base/class-names.ts';

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number | undefined;
  /** Read instead of a percentage. */
  valueText?: string | undefined;
  tone?: 'accent' | 'success' | undefined;
  className?: string | undefined;
};

export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent', className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) * 100 : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={classNames('h-2 overflow-hidden rounded-full bg-wash-strong', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-(--duration-slow) ease-swift motion-reduce:transition-none',
          tone === 'accent' ? 'bg-accent' : 'bg-success',
        )}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}
