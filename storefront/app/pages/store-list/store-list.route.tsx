import { listCategories } from '@rialto/contract/calls/categories.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { t } from '@rialto/texts/text.ts';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { loadStores } from './load-stores.ts';
import { isNarrowed, readStoresFilter } from './stores-filter.ts';
import { StoresSection, type StoresInitial } from './stores-section.tsx';
import type { Route } from './+types/store-list.route';

export async function loader({ request, context }: Route.LoaderArgs): Promise<StoresInitial> {
  const { zoneIds, moduleId } = readPageScope(request);
  // Stores depend on the location, so one is required.
  if (zoneIds.length === 0) throw redirect(paths.landing);
  const call = apiOf(request, context);
  const module = (await call(listModules, {})).find(({ id }) => id === moduleId);
  if (!module || module.module_type === 'parcel') throw redirect(paths.home);
  const url = new URL(request.url);
  const filter = readStoresFilter(url);
  const [page, categories] = await Promise.all([
    loadStores(call, filter, readPageNumber(url.searchParams)),
    filter.categoryId === null ? [] : call(listCategories, {}),
  ]);
  const category = categories.find(({ id }) => id === filter.categoryId) ?? null;
  return { ...page, filter, moduleType: module.module_type, category };
}

export default function StoreList({ loaderData }: Route.ComponentProps) {
  const { filter, moduleType } = loaderData;
  const isFood = moduleType === 'food';
  const isLatest = filter.show === 'newly_joined';
  const latest = isFood ? t('stores.title_latest_restaurants') : t('stores.title_latest');
  const popular = isFood ? t('stores.title_popular_restaurants') : t('stores.title_popular');
  return (
    <>
      <PageHead
        title={isLatest ? latest : popular}
        path={isLatest ? paths.latestStores : paths.popularStores}
        isUnlisted={isNarrowed(filter) || filter.show === 'all' || filter.show === 'top_rated'}
      />
      <StoresSection initial={loaderData} />
    </>
  );
}
