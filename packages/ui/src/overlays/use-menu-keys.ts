import { useRef, type KeyboardEvent } from 'react';
import { entryAfterKey, entryForText, isTyping } from './menu-keys.ts';

const TYPE_AHEAD_MS = 600;

/** Arrows, Home, End and typed letters move the focus inside a menu; Tab leaves it. */
export function useMenuKeys() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    const entries = entriesOf(event.currentTarget);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') return hidePopoverAround(event.currentTarget);

    let next = entryAfterKey(event.key, current, entries.length);
    if (next === null && isTyping(event)) {
      const isContinued = event.timeStamp - typed.current.at < TYPE_AHEAD_MS;
      typed.current = { text: (isContinued ? typed.current.text : '') + event.key, at: event.timeStamp };
      next = entryForText(
        typed.current.text,
        current,
        entries.map((entry) => entry.textContent),
      );
    }
    if (next === null) return;
    event.preventDefault();
    entries[next]?.focus();
  };
}

function hidePopoverAround(menu: HTMLElement): void {
  menu.closest<HTMLElement>('[popover]')?.hidePopover();
}

export function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? [])];
}
