import type { foodStores } from '../../world/names/food-stores.ts';
import type { ModuleGoods } from '../goods.ts';
import { bakeryGoods } from './bakery.ts';
import { breakfastGoods } from './breakfast.ts';
import { burgerGoods } from './burger.ts';
import { cakesGoods } from './cakes.ts';
import { foodCategories } from './categories.ts';
import { chickenGoods } from './chicken.ts';
import { coffeeGoods } from './coffee.ts';
import { falafelGoods } from './falafel.ts';
import { grillGoods } from './grill.ts';
import { healthyGoods } from './healthy.ts';
import { homecookingGoods } from './homecooking.ts';
import { iceCreamGoods } from './ice-cream.ts';
import { indianGoods } from './indian.ts';
import { juiceGoods } from './juice.ts';
import { kosharyGoods } from './koshary.ts';
import { levantineGoods } from './levantine.ts';
import { mexicanGoods } from './mexican.ts';
import { noodlesGoods } from './noodles.ts';
import { orientalSweetsGoods } from './oriental-sweets.ts';
import { pastaGoods } from './pasta.ts';
import { pizzaGoods } from './pizza.ts';
import { sandwichesGoods } from './sandwiches.ts';
import { seafoodGoods } from './seafood.ts';
import { shawarmaGoods } from './shawarma.ts';
import { sushiGoods } from './sushi.ts';

/** What the kitchens of the city cook. */
export const foodGoods: ModuleGoods<keyof typeof foodStores> = {
  categories: foodCategories,
  brands: [],
  conditions: [],
  trades: {
    shawarma: shawarmaGoods,
    grill: grillGoods,
    koshary: kosharyGoods,
    falafel: falafelGoods,
    bakery: bakeryGoods,
    pizza: pizzaGoods,
    burger: burgerGoods,
    chicken: chickenGoods,
    seafood: seafoodGoods,
    sushi: sushiGoods,
    noodles: noodlesGoods,
    indian: indianGoods,
    pasta: pastaGoods,
    mexican: mexicanGoods,
    levantine: levantineGoods,
    homecooking: homecookingGoods,
    breakfast: breakfastGoods,
    coffee: coffeeGoods,
    juice: juiceGoods,
    orientalSweets: orientalSweetsGoods,
    cakes: cakesGoods,
    iceCream: iceCreamGoods,
    healthy: healthyGoods,
    sandwiches: sandwichesGoods,
  },
};
