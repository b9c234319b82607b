import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const LEAVE_MS = 500;

/**
 * Something that is open while it is pointed at or used, and leaves half a second later (CRT-01). A finger only touches,
 * so for it the control leaves when something else is touched.
 */
export function useBrieflyOpen() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  return {
    isOpen,
    open,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) leave();
      },
    },
  };
}
