import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'inverse';

type BadgeProps = {
  tone?: BadgeTone | undefined;
  look?: 'soft' | 'solid' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', look = 'soft', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        '[&>svg]:size-3.5 [&>svg]:shrink-0',
        look === 'soft' ? SOFT[tone] : SOLID[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/**
 * A small number, e.g. the lines of a cart; the parent's accessible name must include it. It is generated content,
 * because "99+" would contradict that name, and a CSS counter uses the digits of the language.
 */
export function CountBadge({ count, max = 99 }: { count: number; max?: number | undefined }) {
  return (
    <span
      data-is-more={count > max || undefined}
      style={{ counterReset: `count ${Math.min(count, max)}` }}
      className="count grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-2xs leading-none font-bold text-accent-ink tabular-nums ring-2 ring-surface"
    />
  );
}

const SOFT: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
  inverse: 'bg-inverse text-inverse-ink',
};

const SOLID: Record<BadgeTone, string> = {
  neutral: 'bg-raised text-ink shadow-1',
  accent: 'bg-accent text-accent-ink',
  success: 'bg-success text-success-ink',
  warning: 'bg-warning text-warning-ink',
  danger: 'bg-danger text-danger-ink',
  info: 'bg-info text-info-ink',
  inverse: 'bg-inverse text-inverse-ink',
};
