import { Outlet } from 'react-router';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
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
      <Outlet context={known} />
    </div>
  );
}
