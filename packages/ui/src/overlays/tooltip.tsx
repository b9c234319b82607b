import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Side } from './placement.ts';
import { useFloating } from './use-floating.ts';

export type TooltipTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  'aria-describedby': string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

type TooltipProps = {
  text: ReactNode;
  side?: Side | undefined;
  children: (props: TooltipTriggerProps) => ReactNode;
};

const SHOW_MS = 350;
// Long enough to move the pointer onto the tooltip, which must stay visible (WCAG 1.4.13).
const HIDE_MS = 120;

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const { id, anchorRef, floatingRef, isOpen, floatingProps } = useFloating<HTMLButtonElement>({
    side,
    align: 'center',
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (delayMs: number, shouldShow: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => floatingRef.current?.togglePopover(shouldShow), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(isOpen, () => floatingRef.current?.hidePopover());

  return (
    <>
      {children({
        ref: anchorRef,
        'aria-describedby': id,
        onPointerEnter: () => after(SHOW_MS, true),
        onPointerLeave: () => after(HIDE_MS, false),
        onFocus: () => anchorRef.current?.matches(':focus-visible') && after(0, true),
        onBlur: () => after(0, false),
      })}
      <div
        {...floatingProps}
        popover="manual"
        role="tooltip"
        className="floating"
        onPointerEnter={() => after(0, true)}
        onPointerLeave={() => after(HIDE_MS, false)}
      >
        <div className="max-w-64 rounded-sm bg-inverse px-3 py-1.5 text-sm font-medium text-inverse-ink shadow-2">
          {text}
        </div>
      </div>
    </>
  );
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
