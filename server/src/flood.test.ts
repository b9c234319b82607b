import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIB, sharedBudget } from './platform/cache/cache-budget.ts';
import { inventRequest } from './testing/invent-request.ts';
import { openTestApi, type TestApi } from './testing/open-test-api.ts';
import { fillSmallCatalogue } from './testing/small-catalogue-world.ts';

/** `npm run test:flood` sends 100,000. */
const REQUESTS = Number(process.env['FLOOD_REQUESTS'] ?? 1_500);

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  await fillSmallCatalogue(shop.database.db.sql);
});
afterAll(() => shop.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MIB;
}

const reads: Endpoint[] = Object.values(allEndpoints).filter(({ method }) => method === 'GET');

async function flood(from: number, to: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let at = from; at < to; at += 1) {
    const endpoint = reads[at % reads.length] as Endpoint;
    const { statusCode } = await shop.http.inject({ method: 'GET', ...inventRequest(endpoint, at) });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return statuses;
}

const HOUR_MS = 3_600_000;

test(
  'T106 reads with invented values for every parameter and header leave the memory flat',
  async () => {
    await flood(0, REQUESTS / 2);
    const before = usedMegabytes();
    const statuses = await flood(REQUESTS / 2, REQUESTS);
    const after = usedMegabytes();
    expect(after - before).toBeLessThan(30);
    expect(sharedBudget.usedBytes()).toBeLessThanOrEqual(96 * MIB);
    // Otherwise validation rejected the requests and the test proves nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 8);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  },
  HOUR_MS,
);

test('T106 invented zones and modules add nothing to the caches', async () => {
  const search = (id: number) =>
    shop.get('/items/search?name=burger&limit=50', { zoneid: `[1,2,${id}]`, moduleid: id % 2 ? '1' : String(id) });
  for (let id = 1_000; id < 1_010; id += 1) expect((await search(id)).statusCode).toBe(200);
  const before = sharedBudget.usedBytes();
  for (let id = 2_000; id < 2_300; id += 1) await search(id);
  expect(sharedBudget.usedBytes()).toBe(before);
});
