import type { ItemId } from '@rialto/database/ids.ts';
import { sqlOver } from '@rialto/database/sql.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeStock, type StockTake } from './stock.sql.ts';

const take = fc.record({
  itemId: fc.integer({ min: 1, max: 4 }).map((id) => id as ItemId),
  variationKey: fc.oneof(fc.constantFrom('', 'a', 'B', 'é', '\u{ffff}', '\u{10000}'), fc.string({ unit: 'grapheme' })),
  quantity: fc.constant(1),
});

async function sentFor(takes: StockTake[]): Promise<unknown> {
  let sent: unknown;
  const send = (query: { values?: unknown }) => ((sent = query.values), Promise.resolve({ rows: [], command: '' }));
  await takeStock(
    sqlOver({ kind: 'pool', send, reserve: () => Promise.reject(new Error('Nothing is reserved')) }),
    takes,
  );
  return sent;
}

test('T22 the rows of a cart are taken by item and by the bytes of the variation key, in whatever order they are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(take, { selector: (each) => `${each.itemId} ${each.variationKey}` }),
      async (takes) => {
        const bytes = ({ itemId, variationKey }: StockTake) => `${itemId} ${Buffer.from(variationKey).toString('hex')}`;
        const sorted = takes.toSorted((one, other) => (bytes(one) < bytes(other) ? -1 : 1));
        const columns = [sorted.map((each) => each.itemId), sorted.map((each) => each.variationKey)];
        expect(await sentFor(takes)).toEqual([...columns, sorted.map((each) => each.quantity)]);
      },
    ),
  );
});
