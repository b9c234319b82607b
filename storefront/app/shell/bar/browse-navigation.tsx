import { t } from '@rialto/texts/text.ts';
import { PackageSearch } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useCurrentModule, useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { BarSearch } from './bar-search.tsx';
import { HomeLink, navLinkClass } from './home-link.tsx';
import { LocationButton } from './location-button.tsx';
import { ModuleLinks } from './module-links.tsx';
import { ModuleRail } from './module-rail.tsx';
import { ModuleSwitcher } from './module-switcher.tsx';

/** The middle of the bar when a location is set: location, modules, search and order tracking. */
export function BrowseBar() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    <>
      <LocationButton />
      <nav aria-label={t('shell.main_navigation')} className="hidden shrink-0 items-center wide:flex">
        <HomeLink />
        {isParcel ? (
          <Link to={paths.help} className={navLinkClass}>
            {t('shell.contact')}
          </Link>
        ) : (
          <ModuleLinks />
        )}
      </nav>
      {!isParcel && <BarSearch />}
      {!isParcel && <TrackOrderLink />}
    </>
  );
}

/** Module switcher and rail, shown when a location is set. */
export function ModuleNavigation() {
  return (
    <>
      <ModuleSwitcher />
      <ModuleRail />
    </>
  );
}

/** For guests only: they have no order list, but can track an order by its number. */
function TrackOrderLink() {
  const isSignedIn = useIsSignedIn(useRootData().scope.isSignedIn);
  if (isSignedIn) return null;
  return (
    <Link
      to={paths.trackOrder}
      aria-label={t('footer.track_order')}
      className={iconButtonClass({ className: 'max-wide:hidden' })}
    >
      <PackageSearch className="size-5" aria-hidden />
    </Link>
  );
}
