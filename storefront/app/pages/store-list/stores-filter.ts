import type { Query } from '@rialto/contract/http/endpoint.ts';
import type { StoreSort } from '@rialto/contract/shapes/sorting.ts';
import type { listStores } from '@rialto/contract/calls/stores.ts';
import { paths } from '../../platform/navigation/paths.ts';

export const storeShows = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export type StoreShow = (typeof storeShows)[number];
export const deliveryTypes = ['all', 'delivery', 'take_away'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
export const storeSorts = ['distance', 'delivery_time', 'delivery_charge'] as const satisfies readonly StoreSort[];
export const storeFlags = ['open', 'delivers_here', 'free_delivery'] as const;
export type StoreFlag = (typeof storeFlags)[number];

/** Filter and sort state of the store list, stored in the URL (HOM-19). */
export type StoresFilter = {
  show: StoreShow;
  type: DeliveryType;
  sort: (typeof storeSorts)[number] | null;
  categoryId: number | null;
  flags: readonly StoreFlag[];
};

/** Two tabs have their own page, whose path is their default. */
export function readStoresFilter({ pathname, searchParams }: URL): StoresFilter {
  const category = searchParams.get('category_id') ?? '';
  return {
    show: storeShows.find((show) => show === searchParams.get('show')) ?? showOf(pathname),
    type: deliveryTypes.find((type) => type === searchParams.get('type')) ?? 'all',
    sort: storeSorts.find((sort) => sort === searchParams.get('sort_by')) ?? null,
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    flags: storeFlags.filter((flag) => searchParams.get(flag) === '1'),
  };
}

function showOf(pathname: string): StoreShow {
  return pathname === paths.latestStores ? 'newly_joined' : 'popular';
}

/** The URL of a filter, on the first page. */
export function storesPath({ show, type, sort, categoryId, flags }: StoresFilter): string {
  const query = new URLSearchParams();
  if (show === 'all' || show === 'top_rated') query.set('show', show);
  if (type !== 'all') query.set('type', type);
  if (sort) query.set('sort_by', sort);
  if (categoryId !== null) query.set('category_id', String(categoryId));
  for (const flag of flags) query.set(flag, '1');
  const path = show === 'newly_joined' ? paths.latestStores : paths.popularStores;
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export function storesQuery({ type, sort, categoryId, flags }: StoresFilter): Query<typeof listStores> {
  return {
    type,
    ...(sort && { sort_by: sort }),
    ...(categoryId !== null && { category_id: categoryId }),
    ...Object.fromEntries(flags.map((flag) => [flag, 1])),
  };
}

export function isNarrowed({ type, categoryId, flags }: StoresFilter): boolean {
  return type !== 'all' || categoryId !== null || flags.length > 0;
}
