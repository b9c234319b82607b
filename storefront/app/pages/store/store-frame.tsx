import { Outlet } from 'react-router';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import { StoreCart } from './cart/store-cart.tsx';
import type { StoreOutlet } from './store-outlet.ts';
import { useFreshPlace } from '../../shared/use-fresh-place.ts';

const loadTop = async () => (await import('./store-top.tsx')).StoreTop;
const StoreTop = hydrateOnInteraction(import.meta.env.SSR ? await loadTop() : null, loadTop);

/** The frame of the store's menu, reviews and information pages (STO-01). */
export function StoreFrame(known: StoreOutlet) {
  useFreshPlace();
  const { store, moduleType, words } = known;
  return (
    // The accent of the store's module, even if the visitor is in another.
    <div data-module={moduleType}>
      <StoreTop store={store} moduleType={moduleType} words={words} />
      <div className="mx-auto max-w-(--page) min-[87.5rem]:grid min-[87.5rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Outlet context={known} />
        </div>
        <StoreCart />
      </div>
    </div>
  );
}
