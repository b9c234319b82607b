import { t } from '@rialto/texts/text.ts';
import { lazy } from 'react';
import { PreferenceControls } from '../../features/preferences/preference-controls.tsx';
import { useCurrentModule, useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { CartButton } from './cart-button.tsx';
import { CompactMenu } from '../drawer/compact-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { LazyBoundary } from '../lazy-boundary.tsx';
import { Logo } from '../logo.tsx';
import { SignInLink } from './sign-in-link.tsx';

const loadControls = () => import('./visitor-controls.tsx');
const VisitorSync = import.meta.env.SSR
  ? (await loadControls()).VisitorSync
  : lazy(async () => ({ default: (await loadControls()).VisitorSync }));
const WishlistButton = import.meta.env.SSR
  ? (await loadControls()).WishlistButton
  : lazy(async () => ({ default: (await loadControls()).WishlistButton }));
const AccountOrSignIn = import.meta.env.SSR
  ? (await loadControls()).AccountOrSignIn
  : lazy(async () => ({ default: (await loadControls()).AccountOrSignIn }));

// Browsers load it on demand, because the landing page of a first visit does not show it.
const BrowseBar = import.meta.env.SSR
  ? (await import('./browse-navigation.tsx')).BrowseBar
  : lazy(async () => ({ default: (await import('./browse-navigation.tsx')).BrowseBar }));

/** Logo, location, navigation and search, then the controls of the visitor. */
export function TopBar() {
  const hasLocation = useHasLocation();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    // The rail begins below the bar, so the bar leaves no space for it.
    <header className="sticky top-0 z-(--z-bar) border-b border-hairline bg-ground/90 backdrop-blur-md [--rail:0px]">
      <Container className="flex h-16 items-center gap-1 sm:gap-2">
        <Logo isMarkOnPhone={hasLocation} />
        <LazyBoundary>{hasLocation ? <BrowseBar /> : <BarWithoutLocation />}</LazyBoundary>
        <div className={`flex shrink-0 items-center sm:gap-1 ${hasLocation && !isParcel ? '' : 'ms-auto'}`}>
          <VisitorControls />
          <CompactMenu />
        </div>
      </Container>
    </header>
  );
}

/** Without a location, the preferences of the footer are in the bar too (NAV-08). */
function BarWithoutLocation() {
  return (
    <>
      <nav aria-label={t('shell.main_navigation')} className="max-wide:hidden">
        <HomeLink />
      </nav>
      <div className="ms-auto max-wide:hidden">
        <PreferenceControls />
      </div>
    </>
  );
}

/** A visitor with neither an account nor a location has no cart or favourites, so their code is not loaded. */
function VisitorControls() {
  const isSignedIn = useIsSignedIn(useRootData().scope.isSignedIn);
  const hasLocation = useHasLocation();
  const hasVisitorData = isSignedIn || hasLocation;
  return (
    <>
      {hasVisitorData && (
        <LazyBoundary>
          <VisitorSync />
          <WishlistButton />
        </LazyBoundary>
      )}
      <CartButton />
      {hasVisitorData ? (
        <LazyBoundary fallback={isSignedIn ? null : <SignInLink />}>
          <AccountOrSignIn />
        </LazyBoundary>
      ) : (
        <SignInLink />
      )}
    </>
  );
}
