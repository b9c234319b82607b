import { t } from '@rialto/texts/text.ts';
import { Link } from 'react-router';
import { useOwnAccount } from '../../platform/own-account.ts';
import { navigationGroups } from '../../shell/navigation.ts';

/** The others are in the navigation. */
const MAX_LINKS = 8;

/** The pages that the member needs most, as large targets. */
export function QuickLinks() {
  const { permissions } = useOwnAccount();
  const entries = navigationGroups()
    .flatMap((group) => group.entries)
    .filter(({ path, permission }) => path !== '/' && (permission === null || permissions.includes(permission)))
    .slice(0, MAX_LINKS);
  return (
    <nav aria-label={t('console.home_links')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-20 items-center gap-3 rounded-lg border border-hairline bg-surface p-4 font-semibold transition-colors hover:border-outline"
            >
              <Icon className="size-6 shrink-0 text-accent-text" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
