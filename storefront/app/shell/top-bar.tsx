import { t } from '@rialto/messages/text.ts';
import { Menu as MenuIcon, MapPin, ChevronDown, ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { PreferenceControls } from '../features/preferences/preference-controls.tsx';
import { dialogs } from '../platform/dialogs.ts';
import { paths } from '../platform/paths.ts';
import { useCurrentModule, useHasLocation } from '../platform/root-data.ts';
import { useDevice } from '../platform/session/device.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Container } from '../ui/container.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { ModuleLinks } from './module-links.tsx';

const CompactDrawer = lazy(async () => ({ default: (await import('./compact-drawer.tsx')).CompactDrawer }));

export function TopBar() {
  const hasLocation = useHasLocation();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    <header className="sticky top-0 z-(--z-bar) border-b border-hairline bg-ground/90 backdrop-blur-md">
      <Container className="flex h-16 items-center gap-2 wide:gap-4">
        <Logo />
        {hasLocation && <LocationButton />}
        <nav aria-label={t('shell.main_navigation')} className="hidden items-center gap-1 wide:flex">
          <NavLink to={paths.home} className={buttonClass({ kind: 'ghost', size: 'sm' })}>
            {t('shell.home')}
          </NavLink>
          {!isParcel && <ModuleLinks />}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {!hasLocation && (
            <div className="hidden wide:block">
              <PreferenceControls />
            </div>
          )}
          {!isParcel && <CartButton />}
          <Link to={paths.signIn} className={`${buttonClass({ size: 'sm' })} max-wide:hidden`}>
            {t('shell.sign_in')}
          </Link>
          <CompactMenu />
        </div>
      </Container>
    </header>
  );
}

function LocationButton() {
  const address = useDevice('location');
  return (
    <button
      type="button"
      onClick={() => dialogs.open({ name: 'location-picker', mode: { kind: 'store' } })}
      className="flex min-h-11 min-w-0 max-w-64 items-center gap-1.5 rounded-full px-3 text-sm text-ink hover:bg-wash"
    >
      <MapPin className="size-4 shrink-0 text-accent-text" aria-hidden />
      <span className="truncate font-medium">{address ?? t('shell.your_location')}</span>
      <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden />
    </button>
  );
}

/** Lines in the cart are counted by the cart itself; before anything was added there are none. */
function CartButton() {
  return (
    <IconButton label={t('shell.cart', { count: 0 })} count={0} onClick={() => dialogs.open({ name: 'cart' })}>
      <ShoppingBag className="size-5" aria-hidden />
    </IconButton>
  );
}

function CompactMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="wide:hidden">
      <IconButton label={t('shell.menu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon className="size-5" aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <CompactDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
