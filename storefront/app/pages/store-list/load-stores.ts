import type { Caller } from '@rialto/api-client/caller.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { listStores } from '@rialto/contract/calls/stores.ts';
import { storesQuery, type StoresFilter } from './stores-filter.ts';

export type StoresPage = { stores: Store[]; total: number; page: number };

export async function loadStores(call: Caller, filter: StoresFilter, page: number): Promise<StoresPage> {
  const { stores, total_size } = await call(listStores, {
    params: { type: filter.show },
    query: { ...storesQuery(filter), limit: PAGE_SIZE, offset: page },
  });
  return { stores, total: total_size, page };
}
