import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { tabAfterKey } from './tab-keys.ts';

export type Tab = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Formatted in the page's language. */
  count?: string | undefined;
  /** The URL of the tab without scripts. */
  href?: string | undefined;
};

type TabsProps = {
  /** Links the tabs to their panels. */
  id: string;
  label: string;
  tabs: Tab[];
  active: string;
  onSelect: (id: string) => void;
  look?: 'line' | 'pill' | undefined;
  className?: string | undefined;
};

export function Tabs({ id, label, tabs, active, onSelect, look = 'line', className }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const current = tabs.findIndex((tab) => tab.id === active);
    const next = tabs[tabAfterKey(event.key, current, tabs.length, isRtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(id, next.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={classNames(LIST_LOOKS[look], className)}>
      {tabs.map((tab) => (
        <OneTab
          key={tab.id}
          tab={tab}
          role="tab"
          id={tabId(id, tab.id)}
          aria-selected={tab.id === active}
          tabIndex={tab.id === active ? 0 : -1}
          onSelect={() => onSelect(tab.id)}
          className={classNames(TAB, TAB_LOOKS[look])}
        />
      ))}
    </div>
  );
}

type OneTabProps = {
  tab: Tab;
  role: 'tab';
  id: string;
  'aria-selected': boolean;
  tabIndex: number;
  className: string;
  onSelect: () => void;
};

function OneTab({ tab: { icon, label, count, href }, onSelect, ...rest }: OneTabProps) {
  const content = (
    <>
      {icon}
      {label}
      {count !== undefined && <span className="text-sm font-medium text-ink-faint tabular-nums">{count}</span>}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...rest} onClick={onSelect}>
        {content}
      </button>
    );
  }
  return (
    <a {...rest} href={href} onClick={(event) => instead(event, onSelect)}>
      {content}
    </a>
  );
}

/** A click that opens a new tab or window is left to the browser. */
function instead(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}

type TabPanelProps = {
  tabsId: string;
  id: string;
  active: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The panel of the active tab; the others are not rendered. */
export function TabPanel({ tabsId, id, active, className, children }: TabPanelProps) {
  if (id !== active) return null;
  return (
    <div role="tabpanel" aria-labelledby={tabId(tabsId, id)} className={className}>
      {children}
    </div>
  );
}

function tabId(tabsId: string, id: string): string {
  return `${tabsId}-tab-${id}`;
}

const TAB =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 text-md font-semibold whitespace-nowrap text-ink-soft ' +
  'outline-offset-[-2px] transition hover:text-ink [&>svg]:size-4.5';

const LIST_LOOKS = {
  line: 'scroll-row flex gap-6 border-b border-hairline',
  pill: 'scroll-row inline-flex max-w-full rounded-md bg-sunken p-1',
};

const TAB_LOOKS = {
  line:
    'relative after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full ' +
    'aria-selected:text-ink aria-selected:after:bg-accent',
  pill: 'rounded-sm px-4 aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-1',
};
