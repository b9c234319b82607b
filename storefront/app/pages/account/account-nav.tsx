import { t } from '@rialto/texts/text.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { monthText } from '../../words/dates.ts';
import { CustomerAvatar } from '../../cards/customer-avatar.tsx';
import { nameOf } from '../../words/name-of.ts';
import { useProfile } from '../../features/account/profile.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { accountEntries, guestEntries, type AccountEntry } from '../../shell/account-entries.ts';

/** Beside the page on wide screens, a row above it on narrow ones. */
export function AccountNav() {
  const { config } = useRootData();
  const isSignedIn = useIsSignedIn();
  const entries = isSignedIn ? accountEntries(config) : guestEntries();
  return (
    <nav aria-label={t('profile.all')} className="pt-4 lg:sticky lg:top-16 lg:self-start lg:pt-14">
      <div className="mb-4 flex min-h-14 items-center gap-3 border-b border-hairline pb-5 max-lg:hidden">
        {isSignedIn ? <Person /> : <Guest />}
      </div>
      <EntryRow entries={entries} />
    </nav>
  );
}

function Person() {
  const profile = useProfile();
  const name = nameOf(profile);
  return (
    <>
      <CustomerAvatar name={name} src={profile?.image_full_url ?? null} className="size-13 text-lg" />
      {profile ? (
        <div className="min-w-0">
          <p className="truncate font-semibold text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{t('profile.since', { month: monthText(profile.created_at) })}</p>
        </div>
      ) : (
        <SkeletonText lines={2} className="flex-1" />
      )}
    </>
  );
}

function Guest() {
  const { pathname } = useLocation();
  return (
    <>
      <CustomerAvatar name="" src={null} className="size-13" />
      <div className="min-w-0 text-sm">
        <p className="text-ink-soft">{t('profile.as_guest')}</p>
        <Link
          to={paths.signInFrom(pathname)}
          className="touch-area inline-block font-semibold text-accent-text hover:underline"
        >
          {t('shell.sign_in')}
        </Link>
      </div>
    </>
  );
}

function EntryRow({ entries }: { entries: AccountEntry[] }) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();
  // The inbox shares the profile's path and has no entry of its own.
  const isInbox = new URLSearchParams(search).get('page') === 'inbox';
  // The session is known only after hydration and adds entries.
  useEffect(() => showCurrent(row.current), [pathname, entries.length]);
  return (
    <ul
      ref={row}
      className="scroll-row relative -mx-(--gutter) flex scroll-px-(--gutter) gap-1.5 px-(--gutter) py-1 lg:mx-0 lg:flex-col lg:gap-1 lg:p-0"
    >
      {entries.map(({ to, label, icon: Icon }) => (
        <li key={to} className="shrink-0">
          <Link
            to={to}
            prefetch="intent"
            aria-current={!isInbox && isPartOf(to, pathname) ? 'page' : undefined}
            className={ENTRY}
          >
            <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page of one order belongs to the order list. */
function isPartOf(page: string, pathname: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}

/** Scrolls the current entry to the middle of the row. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current=page]')?.parentElement;
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
}

const ENTRY =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3.5 text-md font-medium whitespace-nowrap text-ink-soft transition hover:bg-wash hover:text-ink ' +
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text max-lg:border max-lg:border-hairline max-lg:aria-[current=page]:border-transparent';
