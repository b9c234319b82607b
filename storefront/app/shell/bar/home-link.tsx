import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';

export const navLinkClass =
  'flex min-h-11 items-center rounded-full px-2.5 text-sm font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current]:text-ink';

export function HomeLink() {
  const isHere = useLocation().pathname === paths.home;
  return (
    <Link to={paths.home} aria-current={isHere ? 'page' : undefined} className={navLinkClass}>
      {t('shell.home')}
    </Link>
  );
}
