import type { Caller } from '@rialto/api-client/caller.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { listStores } from '@rialto/contract/calls/stores.ts';
import { storesQuery, type StoresFilter } from './stores-filter.ts';

export const STORES_PER_PAGE = 12;

export type StoresPage = { stores: Store[]; total: number; page: number; asOf: string };

export async function loadStores(call: Caller, filter: StoresFilter, page: number, asOf?: string): Promise<StoresPage> {
  const { stores, total_size, as_of } = await call(listStores, {
    params: { type: filter.show },
    query: { ...storesQuery(filter), limit: STORES_PER_PAGE, offset: page, ...(asOf && { as_of: asOf }) },
  });
  return { stores, total: total_size, page, asOf: as_of };
}
