import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { Link } from '../platform/navigation/link.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useHasLocation, useRootData } from '../platform/page/root-data.ts';

/** Links to the home page; on the landing page without a location, to the landing page itself. */
export function Logo({ isMarkOnPhone = false }: { isMarkOnPhone?: boolean }) {
  const { config } = useRootData();
  const { pathname } = useLocation();
  const hasLocation = useHasLocation();
  const target = pathname === paths.landing && !hasLocation ? paths.landing : paths.home;
  return (
    <Link
      to={target}
      aria-label={t('shell.logo', { name: config.business_name })}
      className="flex shrink-0 items-center gap-2 rounded-sm text-xl font-extrabold tracking-tight text-ink"
    >
      <LogoMark />
      <span className={isMarkOnPhone ? 'max-sm:hidden' : undefined}>{config.business_name}</span>
    </Link>
  );
}

/** A bridge with one arch over water. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M5 21.5C8.5 12 12.5 9 16 9s7.5 3 11 12.5h-5.2C20.400 17 18.300 15 16 15s-4.400 2-5.800 6.500Z"
        className="fill-accent-ink"
      />
      <path d="M6 25h20" className="stroke-accent-ink" strokeWidth="2.200" strokeLinecap="round" />
    </svg>
  );
}
