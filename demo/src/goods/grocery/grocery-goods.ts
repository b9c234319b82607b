import type { groceryStores } from '../../world/names/grocery-stores.ts';
import type { ModuleGoods } from '../goods.ts';
import { groceryBrands } from './brands.ts';
import { butcherGoods } from './butcher.ts';
import { groceryCategories } from './categories.ts';
import { dairyGoods } from './dairy.ts';
import { fishmongerGoods } from './fishmonger.ts';
import { greengrocerGoods } from './greengrocer.ts';
import { householdGoods } from './household.ts';
import { miniMarketGoods } from './mini-market.ts';
import { nutsAndDatesGoods } from './nuts-and-dates.ts';
import { organicGoods } from './organic.ts';
import { spicesGoods } from './spices.ts';
import { supermarketGoods } from './supermarket.ts';

/** What the markets of the city sell. */
export const groceryGoods: ModuleGoods<keyof typeof groceryStores> = {
  categories: groceryCategories,
  brands: groceryBrands,
  conditions: [],
  trades: {
    greengrocer: greengrocerGoods,
    supermarket: supermarketGoods,
    miniMarket: miniMarketGoods,
    butcher: butcherGoods,
    fishmonger: fishmongerGoods,
    dairy: dairyGoods,
    spices: spicesGoods,
    nutsAndDates: nutsAndDatesGoods,
    organic: organicGoods,
    household: householdGoods,
  },
};
