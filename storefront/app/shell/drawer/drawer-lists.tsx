import { listCategories } from '@rialto/contract/calls/categories.ts';
import { listLatestStores, listPopularStores } from '@rialto/contract/calls/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { DrawerGroup, type DrawerEntry } from './drawer-group.tsx';

/** Entries shown before "View all" (specification 2, section 9). */
const ENTRIES = 10;
const LATEST = 12;
const POPULAR_FETCHED = 12;

export function DrawerCategories() {
  return <DrawerGroup title={t('drawer.categories')} load={readCategories} viewAll={paths.categories} />;
}

type StoresProps = { kind: 'latest' | 'popular'; isFood: boolean };

export function DrawerStores({ kind, isFood }: StoresProps) {
  if (kind === 'latest') {
    const title = isFood ? t('drawer.latest_restaurants') : t('drawer.latest_stores');
    return <DrawerGroup title={title} load={readLatest} viewAll={paths.latestStores} />;
  }
  const title = isFood ? t('home.popular_restaurants') : t('home.popular_stores');
  return <DrawerGroup title={title} load={readPopular} viewAll={paths.popularStores} />;
}

async function readCategories(): Promise<DrawerEntry[]> {
  const categories = await callApi(listCategories, { query: { limit: ENTRIES } });
  return categories.map((one) => ({ name: one.name, image: one.image_full_url, to: paths.category(one) }));
}

async function readLatest(): Promise<DrawerEntry[]> {
  const { stores } = await callApi(listLatestStores, { query: { type: 'all', limit: LATEST, offset: 1 } });
  return stores.map(storeEntry);
}

async function readPopular(): Promise<DrawerEntry[]> {
  const { stores } = await callApi(listPopularStores, { query: { type: 'all', limit: POPULAR_FETCHED, offset: 1 } });
  return stores.slice(0, ENTRIES).map(storeEntry);
}

type ListedStore = Parameters<typeof paths.store>[0] & { name: string; logo_full_url: string | null };

function storeEntry(store: ListedStore): DrawerEntry {
  return { name: store.name, image: store.logo_full_url, to: paths.store(store) };
}
