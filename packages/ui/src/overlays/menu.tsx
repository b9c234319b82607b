import { createContext, use, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Align, Side } from './placement.ts';
import { PANEL, type TriggerProps } from './popover.tsx';
import { useFloating } from './use-floating.ts';
import { entriesOf, useMenuKeys } from './use-menu-keys.ts';

export type MenuTriggerProps = TriggerProps & { onKeyDown: (event: KeyboardEvent) => void };

type MenuProps = {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  side?: Side | undefined;
  align?: Align | undefined;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
};

export function Menu({ label, trigger, side, align, children }: MenuProps) {
  const { id, anchorRef, floatingRef, isOpen, floatingProps } = useFloating<HTMLButtonElement>({ side, align });
  const startAtEnd = useRef(false);
  const onMenuKey = useMenuKeys();

  useEffect(() => {
    if (!isOpen) return;
    entriesOf(floatingRef.current)
      .at(startAtEnd.current ? -1 : 0)
      ?.focus();
    startAtEnd.current = false;
  }, [isOpen, floatingRef]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startAtEnd.current = event.key === 'ArrowUp';
    floatingRef.current?.showPopover();
  };

  return (
    <>
      {trigger({
        ref: anchorRef,
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'menu',
        onKeyDown: onTriggerKey,
      })}
      <div {...floatingProps} popover="auto" className="floating">
        <MenuClose value={() => floatingRef.current?.hidePopover()}>
          <div role="menu" aria-label={label} className={`${PANEL} flex min-w-56 flex-col p-1.5`} onKeyDown={onMenuKey}>
            {children}
          </div>
        </MenuClose>
      </div>
    </>
  );
}

/** Lets an entry close its menu. */
const MenuClose = createContext<() => void>(() => {});

export type MenuItemAttributes = {
  role: 'menuitem';
  tabIndex: -1;
  'aria-disabled': true | undefined;
  className: string;
  onClick: () => void;
  children: ReactNode;
};

type MenuItemProps = {
  icon?: ReactNode;
  end?: ReactNode;
  kind?: 'danger' | undefined;
  isDisabled?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** For an entry that is a link: (props) => <Link to="…" {...props} />. */
  render?: ((props: MenuItemAttributes) => ReactNode) | undefined;
  children: ReactNode;
};

export function MenuItem({ icon, end, kind, isDisabled, onSelect, render, children }: MenuItemProps) {
  const close = use(MenuClose);
  const props: MenuItemAttributes = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': isDisabled || undefined,
    className: classNames(
      ENTRY,
      kind === 'danger' ? 'text-danger-text focus:bg-danger-soft' : 'text-ink focus:bg-wash',
    ),
    onClick: () => {
      if (isDisabled) return;
      // Closing first returns the focus to the menu's button, so that a dialog opened next restores it there.
      close();
      onSelect?.();
    },
    children: (
      <>
        {icon && <span className={classNames('[&>svg]:size-5', kind !== 'danger' && 'text-ink-soft')}>{icon}</span>}
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {end && <span className="text-sm text-ink-faint">{end}</span>}
      </>
    ),
  };
  return render ? render(props) : <button type="button" {...props} />;
}

export function MenuSeparator() {
  return <div role="separator" className="mx-2 my-1.5 h-px shrink-0 bg-hairline" />;
}

const ENTRY =
  'flex min-h-11 w-full shrink-0 items-center gap-3 rounded-sm px-3 text-start text-md outline-offset-[-2px] ' +
  'hover:bg-wash aria-disabled:cursor-default aria-disabled:opacity-45';
