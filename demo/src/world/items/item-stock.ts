import type { Variation } from '@rialto/database/documents/item-options.ts';
import type { Random } from '../../pictures/random.ts';

/** A row of the table `inventory`; an article without variations has the empty key. */
export type Stock = { key: string; stock: number };

const SOLD_OUT = 0.04;
const LOW = 0.1;
const MISSING_ONE = 0.18;

/** Stock: mostly enough, sometimes low or none, and now and then one variation is sold out. */
export function stockOf(variations: Variation[], random: Random): Stock[] {
  const keys = variations.length > 0 ? variations.map(({ key }) => key) : [''];
  const chance = random.next();
  if (chance < SOLD_OUT) return keys.map((key) => ({ key, stock: 0 }));
  const most = chance < SOLD_OUT + LOW ? 4 : 120;
  const stocks = keys.map((key) => ({ key, stock: most === 4 ? random.whole(1, 4) : random.whole(8, most) }));
  const missing = keys.length > 1 && random.chance(MISSING_ONE) ? random.whole(0, keys.length - 1) : -1;
  return stocks.map((each, index) => (index === missing ? { ...each, stock: 0 } : each));
}
