import { t } from '@rialto/texts/text.ts';
import { Heart } from 'lucide-react';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useFreshProfile } from '../../features/account/profile.ts';
import { useFreshCart } from '../../features/cart/cart.ts';
import { useFreshFavourites } from '../../features/wishlist/favourites.ts';
import { useReloadWhenOutdated } from '../../platform/navigation/outdated-page.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { useCurrentModule, useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { useSessionEnd } from '../../platform/session/session-end.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { LazyBoundary } from '../lazy-boundary.tsx';
import { SignInLink } from './sign-in-link.tsx';

// Guests never load it.
const AccountControls = lazy(async () => ({ default: (await import('./account-controls.tsx')).AccountControls }));

/** Refreshes the visitor's cart, profile, favourites and page, and leads to sign-in when the session ends. */
export function VisitorSync() {
  const navigate = useNavigate();
  useFreshCart();
  useFreshProfile();
  useFreshFavourites();
  useReloadWhenOutdated();
  useSessionEnd(() => void navigate(paths.signInFrom(location.pathname + location.search)));
  return null;
}

/** Opens the wishlist of a signed-in customer who has a location (NAV-06). On phones it is in the drawer instead. */
export function WishlistButton() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const hasLocation = useHasLocation();
  const isSignedIn = useIsSignedIn(useRootData().scope.isSignedIn);
  if (isParcel || !isSignedIn || !hasLocation) return null;
  return (
    <IconButton label={t('wishlist.open')} className="max-sm:hidden" onClick={() => dialogs.open({ name: 'wishlist' })}>
      <Heart className="size-5" aria-hidden />
    </IconButton>
  );
}

/** The account menu, or a sign-in link for guests (NAV-03, NAV-05, NAV-11). */
export function AccountOrSignIn() {
  const isSignedIn = useIsSignedIn(useRootData().scope.isSignedIn);
  if (!isSignedIn) return <SignInLink />;
  return (
    <LazyBoundary fallback={<AccountPlaceholder />}>
      <AccountControls />
    </LazyBoundary>
  );
}

/** As large as the chat link and the account menu, while they load. The server knows only that a customer is signed in. */
function AccountPlaceholder() {
  return (
    <span aria-hidden className="flex min-h-11 items-center gap-2 p-1 ms-1 sm:ms-12 wide:pe-9">
      <span className="skeleton size-9 rounded-full" />
      <span className="skeleton h-4 w-16 rounded-sm max-wide:hidden" />
    </span>
  );
}
