import { Outlet } from 'react-router';
import { Container } from '../../ui/container.tsx';
import { StoreBreadcrumb } from './store-breadcrumb.tsx';
import { storeCrumbs } from './store-crumbs.ts';
import { StoreHero } from './store-hero.tsx';
import { StoreNotices } from './store-notices.tsx';
import type { StoreOutlet } from './store-outlet.ts';
import { StoreSummary } from './store-summary.tsx';
import { StoreTabs } from './store-tabs.tsx';
import { useFreshPlace } from './use-fresh-place.ts';

/** What menu, reviews and information of a store have in common (STO-01). */
export function StoreFrame(known: StoreOutlet) {
  useFreshPlace();
  const { store, moduleType, words } = known;
  return (
    // The store's own accent, also for a visitor who is in another module.
    <div data-module={moduleType}>
      <StoreBreadcrumb crumbs={storeCrumbs(store, moduleType)} />
      <StoreHero store={store} opens={words.opens} />
      <Container className="pt-12 sm:pt-14">
        <StoreSummary store={store} openText={words.openText} />
        <StoreNotices store={store} words={words} />
      </Container>
      <StoreTabs store={store} moduleType={moduleType} />
      <Outlet context={known} />
    </div>
  );
}
