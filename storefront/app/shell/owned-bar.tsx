import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useFreshProfile } from '../features/account/profile.ts';
import { useFreshCart } from '../features/cart/cart.ts';
import { useFreshFavourites } from '../features/wishlist/fresh-favourites.ts';
import { useReloadWhenOutdated } from '../platform/navigation/outdated-page.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useCurrentModule, useHasLocation } from '../platform/page/root-data.ts';
import { useIsSignedIn } from '../platform/session/account.ts';
import { useSessionEnd } from '../platform/session/session-end.ts';
import { SignInLink } from './bar-end.tsx';
import { LazyPart } from './lazy-part.tsx';
import { WishlistButton } from './wishlist-button.tsx';

// A guest does without it.
const CustomerEnd = lazy(async () => ({ default: (await import('./customer-end.tsx')).CustomerEnd }));

/** Keeps what the visitor has fresh for the whole page, and shows their favourites (NAV-06). */
export function OwnedStart() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const hasLocation = useHasLocation();
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useFreshCart();
  useFreshProfile();
  useFreshFavourites();
  useReloadWhenOutdated();
  useSessionEnd(() => void navigate(paths.signInFrom(location.pathname + location.search)));
  return !isParcel && isSignedIn && hasLocation && <WishlistButton />;
}

/** The account, or the way to one (NAV-03, NAV-05, NAV-11). */
export function OwnedEnd() {
  if (!useIsSignedIn()) return <SignInLink />;
  return (
    <LazyPart fallback={<span className="size-11" />}>
      <CustomerEnd />
    </LazyPart>
  );
}
