import { ecommerceGoods } from './ecommerce/ecommerce-goods.ts';
import { foodGoods } from './food/food-goods.ts';
import type { ModuleGoods } from './goods.ts';
import { groceryGoods } from './grocery/grocery-goods.ts';
import { pharmacyGoods } from './pharmacy/pharmacy-goods.ts';

/** Everything that can be bought in the city, by the kind of module it is bought in. */
export const allGoods = {
  food: foodGoods,
  grocery: groceryGoods,
  pharmacy: pharmacyGoods,
  ecommerce: ecommerceGoods,
} satisfies Record<string, ModuleGoods>;

export type SellingModule = keyof typeof allGoods;

export const sellingModules = Object.keys(allGoods) as SellingModule[];

/** What a module sells, or null for one that sells nothing, as parcels do. */
export function goodsSoldIn(moduleType: string): ModuleGoods | null {
  return Object.hasOwn(allGoods, moduleType) ? allGoods[moduleType as SellingModule] : null;
}
