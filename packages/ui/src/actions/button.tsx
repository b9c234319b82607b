import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from '../base/class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows a spinner over the label, which keeps its space, so that the width does not change. */
    isLoading?: boolean | undefined;
    icon?: ReactNode;
    iconEnd?: ReactNode;
  };

export function Button({ kind, size, isFull, className, isLoading, icon, iconEnd, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, isFull, className })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      // aria-disabled keeps the focus, which disabled would lose; so the click is ignored here.
      onClick={isLoading ? refuse : rest.onClick}
    >
      <span className={classNames('inline-flex items-center justify-center gap-[inherit]', isLoading && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className="size-5" />
        </span>
      )}
    </button>
  );
}

function refuse(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
