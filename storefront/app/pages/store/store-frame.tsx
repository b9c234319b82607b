import { Outlet } from 'react-router';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import type { StoreOutlet } from './store-outlet.ts';
import { useFreshPlace } from '../../shared/use-fresh-place.ts';

const loadTop = async () => (await import('./store-top.tsx')).StoreTop;
const StoreTop = hydrateOnInteraction(import.meta.env.SSR ? await loadTop() : null, loadTop);

/** What menu, reviews and information of a store have in common (STO-01). */
export function StoreFrame(known: StoreOutlet) {
  useFreshPlace();
  const { store, moduleType, words } = known;
  return (
    // The store's own accent, also for a visitor who is in another module.
    <div data-module={moduleType}>
      <StoreTop store={store} moduleType={moduleType} words={words} />
      <Outlet context={known} />
    </div>
  );
}
