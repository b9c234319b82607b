import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Align, Side } from './placement.ts';
import { useFloating } from './use-floating.ts';

/** Props of the button that opens the popover. popoverTarget works before hydration. */
export type TriggerProps = {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'dialog' | 'menu';
};

type PopoverProps = {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  side?: Side | undefined;
  align?: Align | undefined;
  isFlush?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel beside its button. Esc and a click outside close it; the content is rendered only while it is open. */
export function Popover({ label, trigger, side, align, isFlush, onOpenChange, className, children }: PopoverProps) {
  const { id, anchorRef, floatingRef, isOpen, floatingProps } = useFloating<HTMLButtonElement>({ side, align });
  const close = () => floatingRef.current?.hidePopover();
  useOpenChange(isOpen, onOpenChange);

  useEffect(() => {
    const floating = floatingRef.current;
    if (isOpen && floating) (floating.querySelector<HTMLElement>('[data-autofocus]') ?? floating).focus();
  }, [isOpen, floatingRef]);

  return (
    <>
      {trigger({
        ref: anchorRef,
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
      })}
      <div {...floatingProps} popover="auto" role="dialog" aria-label={label} tabIndex={-1} className="floating">
        {isOpen && (
          <div className={classNames(PANEL, !isFlush && 'p-4', className)}>
            {typeof children === 'function' ? children(close) : children}
          </div>
        )}
      </div>
    </>
  );
}

export const PANEL =
  'max-h-(--room) max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-raised shadow-3';

function useOpenChange(isOpen: boolean, onOpenChange: PopoverProps['onOpenChange']): void {
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    onOpenChange?.(isOpen);
  });
}
