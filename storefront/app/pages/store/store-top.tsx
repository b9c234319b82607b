import { Container } from '@rialto/ui/base/container.tsx';
import { StoreBreadcrumb } from '../../tiles/breadcrumb/store-breadcrumb.tsx';
import { storeCrumbs } from '../../tiles/breadcrumb/store-crumbs.ts';
import { StoreHero } from './store-hero.tsx';
import { StoreNotices } from './store-notices.tsx';
import type { StoreOutlet } from './store-outlet.ts';
import { StoreSummary } from './store-summary.tsx';
import { StoreTabs } from './store-tabs.tsx';

/** The top of the store page: name, status and tabs. */
export function StoreTop({ store, moduleType, words }: Omit<StoreOutlet, 'jsonLd'>) {
  return (
    <>
      <StoreBreadcrumb crumbs={storeCrumbs(store, moduleType)} />
      <StoreHero store={store} />
      <Container className="pt-10 sm:pt-14">
        <StoreSummary store={store} openText={words.openText} />
        <StoreNotices store={store} words={words} />
      </Container>
      <StoreTabs store={store} moduleType={moduleType} />
    </>
  );
}
