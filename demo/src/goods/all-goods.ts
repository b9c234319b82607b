import { ecommerceGoods } from './ecommerce/ecommerce-goods.ts';
import { foodGoods } from './food/food-goods.ts';
import type { ModuleGoods } from './goods.ts';
import { groceryGoods } from './grocery/grocery-goods.ts';
import { pharmacyGoods } from './pharmacy/pharmacy-goods.ts';

/** All goods of the city by module type. */
export const allGoods = {
  food: foodGoods,
  grocery: groceryGoods,
  pharmacy: pharmacyGoods,
  ecommerce: ecommerceGoods,
} satisfies Record<string, ModuleGoods>;

export type SellingModule = keyof typeof allGoods;

export const sellingModules = Object.keys(allGoods) as SellingModule[];

/** The goods of a module, or null for one without goods, such as parcels. */
export function goodsSoldIn(moduleType: string): ModuleGoods | null {
  return Object.hasOwn(allGoods, moduleType) ? allGoods[moduleType as SellingModule] : null;
}
