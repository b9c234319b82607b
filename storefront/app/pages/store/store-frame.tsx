import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import { cartCount } from '../../shared/cart-count.ts';
import { useFreshPlace } from '../../shared/use-fresh-place.ts';
import type { StoreOutlet } from './store-outlet.ts';

const loadTop = () => import('./store-top.tsx').then((loaded) => loaded.StoreTop);
const StoreTop = hydrateOnInteraction(import.meta.env.SSR ? await loadTop() : null, loadTop);
const loadColumn = () => import('./cart/empty-cart.tsx');
const loadEmptyCart = () => loadColumn().then((loaded) => loaded.EmptyCart);
const EmptyCart = hydrateOnInteraction(import.meta.env.SSR ? await loadEmptyCart() : null, loadEmptyCart);
// A visitor with an empty cart does not load it. In two steps, so that this page does not list all its files.
const StoreCart = lazy(() => loadColumn().then((loaded) => loaded.loadStoreCart()));

/** The layout of the store's menu, reviews and information pages (STO-01). On wide screens the cart is next to the page. */
export function StoreFrame(known: StoreOutlet) {
  useFreshPlace();
  const { moduleType } = known;
  return (
    // The accent of the store's module, even if the visitor is in another.
    <div data-module={moduleType}>
      <StoreTop {...known} />
      <div className="store-columns">
        <div>
          <Outlet context={known} />
        </div>
        {cartCount.use() > 0 ? (
          <Suspense>
            <StoreCart />
          </Suspense>
        ) : (
          <div className="empty-cart">
            <EmptyCart />
          </div>
        )}
      </div>
    </div>
  );
}
