import type { ecommerceStores } from '../../world/names/ecommerce-stores.ts';
import type { ModuleGoods } from '../goods.ts';
import { bagsGoods } from './bags.ts';
import { booksGoods } from './books.ts';
import { ecommerceBrands } from './brands.ts';
import { ecommerceCategories } from './categories.ts';
import { electronicsGoods } from './electronics.ts';
import { fashionGoods } from './fashion.ts';
import { flowersAndGiftsGoods } from './flowers-and-gifts.ts';
import { homeGoods } from './home.ts';
import { jewelleryGoods } from './jewellery.ts';
import { petsGoods } from './pets.ts';
import { shoesGoods } from './shoes.ts';
import { sportsGoods } from './sports.ts';
import { stationeryGoods } from './stationery.ts';
import { toolsGoods } from './tools.ts';
import { toysGoods } from './toys.ts';

/** What the shops of the city sell. */
export const ecommerceGoods: ModuleGoods<keyof typeof ecommerceStores> = {
  categories: ecommerceCategories,
  brands: ecommerceBrands,
  conditions: [],
  trades: {
    electronics: electronicsGoods,
    fashion: fashionGoods,
    shoes: shoesGoods,
    books: booksGoods,
    toys: toysGoods,
    home: homeGoods,
    flowersAndGifts: flowersAndGiftsGoods,
    sports: sportsGoods,
    jewellery: jewelleryGoods,
    pets: petsGoods,
    tools: toolsGoods,
    stationery: stationeryGoods,
    bags: bagsGoods,
  },
};
