import type { Caller } from '@rialto/api-client/caller.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { listStores } from '@rialto/contract/calls/stores.ts';
import { storesQuery, type StoresFilter } from './stores-filter.ts';

export type StoresPage = { stores: Store[]; total: number; page: number; asOf: string };

export async function loadStores(call: Caller, filter: StoresFilter, page: number, asOf?: string): Promise<StoresPage> {
  const { stores, total_size, as_of } = await call(listStores, {
    params: { type: filter.show },
    query: { ...storesQuery(filter), limit: PAGE_SIZE, offset: page, ...(asOf && { as_of: asOf }) },
  });
  return { stores, total: total_size, page, asOf: as_of };
}
