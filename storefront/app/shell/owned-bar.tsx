import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useFreshProfile } from '../features/account/profile.ts';
import { useCart, useFreshCart } from '../features/cart/cart.ts';
import { useFreshFavourites } from '../features/wishlist/fresh-favourites.ts';
import { useFreshPage } from '../platform/outdated-page.ts';
import { paths } from '../platform/paths.ts';
import { useCurrentModule, useHasLocation } from '../platform/root-data.ts';
import { useIsSignedIn } from '../platform/session/account.ts';
import { useSessionEnd } from '../platform/session/session-end.ts';
import { LazyPart } from './lazy-part.tsx';
import { CartButton, SignInLink } from './stranger-bar.tsx';
import { WishlistButton } from './wishlist-button.tsx';

// A guest does without it.
const CustomerEnd = lazy(async () => ({ default: (await import('./customer-end.tsx')).CustomerEnd }));

/** The end of the bar with what the visitor has: a cart, favourites, an account (NAV-03, NAV-05, NAV-06, NAV-11). */
export function OwnedBar() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const hasLocation = useHasLocation();
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const cart = useCart();
  useFreshCart();
  useFreshProfile();
  useFreshFavourites();
  useFreshPage();
  useSessionEnd(() => void navigate(paths.signInFrom(location.pathname + location.search)));
  return (
    <>
      {!isParcel && isSignedIn && hasLocation && <WishlistButton />}
      {!isParcel && <CartButton count={cart?.lines.length ?? 0} />}
      {isSignedIn ? (
        <LazyPart fallback={<span className="size-11" />}>
          <CustomerEnd />
        </LazyPart>
      ) : (
        <SignInLink />
      )}
    </>
  );
}
