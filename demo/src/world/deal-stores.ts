import { randomFrom } from '../pictures/random.ts';
import type { ModuleType } from './modules.ts';
import { ecommerceStores } from './names/ecommerce-stores.ts';
import { foodStores } from './names/food-stores.ts';
import { groceryStores } from './names/grocery-stores.ts';
import { pharmacyStores } from './names/pharmacy-stores.ts';
import type { StoreNames } from './names/store-names.ts';
import { ecommerceSpecialities } from './specialities/ecommerce-specialities.ts';
import { foodSpecialities } from './specialities/food-specialities.ts';
import { grocerySpecialities } from './specialities/grocery-specialities.ts';
import { pharmacySpecialities } from './specialities/pharmacy-specialities.ts';
import type { Speciality } from './specialities/speciality.ts';

/** A store with a name, a trade and a zone, but no address yet. */
export type DealtStore = {
  id: number;
  zoneId: number;
  nameEn: string;
  nameAr: string;
  trade: string;
  speciality: Speciality;
};

type Trades = { names: StoreNames; specialities: Record<string, Speciality> };

const trades: Partial<Record<ModuleType, Trades>> = {
  food: { names: foodStores, specialities: foodSpecialities },
  grocery: { names: groceryStores, specialities: grocerySpecialities },
  pharmacy: { names: pharmacyStores, specialities: pharmacySpecialities },
  ecommerce: { names: ecommerceStores, specialities: ecommerceSpecialities },
};

const IDS_PER_MODULE = 1000;

/** Distributes the stores of a module over its zones, so that every zone gets as many trades as possible. */
export function dealStores(module: { id: number; type: ModuleType }, zoneIds: number[]): DealtStore[] {
  const known = trades[module.type];
  if (!known || zoneIds.length === 0) return [];
  return inRounds(known, module.id).map(({ nameEn, nameAr, trade, speciality }, index) => ({
    id: module.id * IDS_PER_MODULE + index + 1,
    zoneId: zoneIds[index % zoneIds.length] ?? 0,
    nameEn,
    nameAr,
    trade,
    speciality,
  }));
}

/** One store of each trade, then a second one of each, and so on; random within a round. */
function inRounds({ names, specialities }: Trades, seed: number) {
  const random = randomFrom(seed * 977);
  const longest = Math.max(...Object.values(names).map((list) => list.length));
  return Array.from({ length: longest }, (_, round) => round).flatMap((round) =>
    random.shuffled(Object.keys(names)).flatMap((trade) => {
      const name = names[trade]?.[round];
      const speciality = specialities[trade];
      return name && speciality ? [{ nameEn: name[0], nameAr: name[1], trade, speciality }] : [];
    }),
  );
}
