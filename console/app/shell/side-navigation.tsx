import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { NavLink } from 'react-router';
import { useOwnAccount } from '../platform/own-account.ts';
import { shownUnder } from '../platform/shown-under.ts';
import { useStore } from '../platform/store.ts';
import { useWaitingCounts } from './waiting-counts.ts';
import { navigationGroups } from './navigation.ts';

/** The pages that the member may use. */
export function SideNavigation({ onFollow }: { onFollow?: () => void }) {
  const { permissions } = useOwnAccount();
  const under = useStore(shownUnder);
  const waiting = useWaitingCounts();
  const groups = navigationGroups()
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ permission }) => permission === null || permissions.includes(permission)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={t('console.navigation')} className="flex flex-col gap-5">
      {groups.map(({ name, label, entries }) => (
        <div key={name}>
          {label && <p className="mb-1 px-3 text-xs font-bold text-ink-soft">{label}</p>}
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ path, label: text, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/'}
                  onClick={onFollow}
                  className={({ isActive }) => linkClass(under === null ? isActive : under === path)}
                >
                  <Icon className="size-5 shrink-0" aria-hidden />
                  <span className="min-w-0 truncate">{text}</span>
                  <Waiting count={waiting[path] ?? 0} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto">
      <span className="sr-only">{t('console.nav_waiting', { count })}</span>
      <CountBadge count={count} />
    </span>
  );
}

function linkClass(isActive: boolean): string {
  return classNames(
    'flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold transition-colors',
    isActive ? 'bg-accent-soft text-accent-text' : 'text-ink-soft hover:bg-wash hover:text-ink',
  );
}
