import type { Goods } from '../../goods/goods.ts';
import type { Random } from '../../pictures/random.ts';
import type { ModuleType } from '../modules.ts';

const KITCHEN_LEAVES_OUT = 4;
const BIG_SHELF = 50;

/** The goods of a trade that one store sells, best-selling first: restaurants nearly all, shops a selection. */
export function chooseGoods(moduleType: ModuleType, all: Goods[], random: Random): Goods[] {
  return leaningForward(all, random).slice(0, wantedCount(moduleType, all.length, random));
}

function wantedCount(moduleType: ModuleType, known: number, random: Random): number {
  if (moduleType === 'food') return Math.min(26, Math.max(16, known - random.whole(0, KITCHEN_LEAVES_OUT)));
  if (known > BIG_SHELF) return random.whole(BIG_SHELF + 1, known);
  return random.whole(14, Math.min(30, known));
}

/** The first goods of a trade's list sell best in most stores, but not in all. */
function leaningForward(all: Goods[], random: Random): Goods[] {
  return all
    .map((goods, place) => ({ goods, at: place * 0.35 + random.next() * all.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ goods }) => goods);
}
