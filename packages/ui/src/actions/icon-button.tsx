import type { ComponentProps } from 'react';
import { CountBadge } from '../feedback/badge.tsx';
import { iconButtonClass, type IconButtonLook } from './button-class.ts';

type IconButtonProps = IconButtonLook &
  ComponentProps<'button'> & {
    /** The accessible name; with a count, it must include the count. */
    label: string;
    count?: number | undefined;
  };

export function IconButton({ label, kind, size, className, count, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass({ kind, size, className })}>
      {children}
      {count !== undefined && count > 0 && (
        <span className="absolute -end-1 -top-1" aria-hidden>
          <CountBadge count={count} />
        </span>
      )}
    </button>
  );
}
