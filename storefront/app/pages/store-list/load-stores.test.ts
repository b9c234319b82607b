import type { Caller } from '@rialto/api-client/caller.ts';
import { listStores } from '@rialto/contract/calls/stores.ts';
import { expect, test, vi } from 'vitest';
import { loadStores } from './load-stores.ts';
import { readStoresFilter } from './stores-filter.ts';

test('STO-05 HOM-19 the pages of stores have twelve each, of the same order as the first', async () => {
  const asOf = '2026-03-10T10:30:00.000Z';
  const call = vi.fn(async () => ({ stores: [{ id: 3 }], total_size: 20, as_of: asOf }));
  const filter = readStoresFilter(new URL('http://shop.example/store/popular'));
  const page = await loadStores(call as unknown as Caller, filter, 2, asOf);
  expect(call).toHaveBeenCalledExactlyOnceWith(listStores, {
    params: { type: 'popular' },
    query: expect.objectContaining({ limit: 12, offset: 2, as_of: asOf }) as object,
  });
  expect(page).toEqual({ stores: [{ id: 3 }], total: 20, page: 2, asOf });
});
