import { t } from '@rialto/texts/text.ts';
import { lazy, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { PreferenceControls } from '../../features/preferences/preference-controls.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useCurrentModule, useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { policyEntries } from '../../words/policy-entries.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { DrawerCategories, DrawerStores } from './drawer-lists.tsx';
import { LazyBoundary } from '../lazy-boundary.tsx';

// Guests never load it.
const DrawerAccount = lazy(async () => ({ default: (await import('./drawer-account.tsx')).DrawerAccount }));

const linkClass = 'flex min-h-12 items-center rounded-md px-3 font-medium text-ink hover:bg-wash';

/** The navigation drawer of small screens (NAV-10). */
export function CompactDrawer({ onClose }: { onClose: () => void }) {
  const module = useCurrentModule();
  const { config } = useRootData();
  const isSignedIn = useIsSignedIn();
  const hasLists = useHasLocation() && module !== null && module.module_type !== 'parcel';
  // Following any link closes the drawer.
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && onClose();
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('action.close')}
      size="sm"
      footer={
        // Aligns the first icon, not its button's edge, with the text above.
        <div className="-ms-3">
          <PreferenceControls />
        </div>
      }
    >
      <nav aria-label={t('shell.main_navigation')} className="-mx-3 flex flex-col" onClick={closeOnLink}>
        <Link to={paths.home} className={linkClass}>
          {t('shell.home')}
        </Link>
        {hasLists && (
          <>
            <DrawerCategories />
            <DrawerStores kind="latest" isFood={module.module_type === 'food'} />
            <DrawerStores kind="popular" isFood={module.module_type === 'food'} />
          </>
        )}
        {!isSignedIn && (
          <Link to={paths.trackOrder} className={linkClass}>
            {t('footer.track_order')}
          </Link>
        )}
        <Link to={paths.help} className={linkClass}>
          {module?.module_type === 'parcel' ? t('shell.contact') : t('footer.help')}
        </Link>
        {isSignedIn ? (
          <LazyBoundary>
            <DrawerAccount onClose={onClose} />
          </LazyBoundary>
        ) : (
          <DrawerSignIn />
        )}
        <ul aria-label={t('footer.policies')} className="mt-3 border-t border-hairline pt-3 text-sm">
          {policyEntries(config).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center rounded-md px-3 text-ink-soft hover:bg-wash">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

function DrawerSignIn() {
  const { pathname, search } = useLocation();
  return (
    <div className="px-3 pt-4">
      <Link to={paths.signInFrom(pathname + search)} className={buttonClass({ isFull: true })}>
        {t('shell.sign_in')}
      </Link>
    </div>
  );
}
