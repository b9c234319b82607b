import type { ObjectName } from '../../pictures/objects.ts';
import type { SellingModule } from '../all-goods.ts';
import type { Goods } from '../goods.ts';
import { ecommerceLooks } from './ecommerce-looks.ts';
import { foodLooks } from './food-looks.ts';
import { groceryLooks } from './grocery-looks.ts';
import type { Look, LookRules } from './looks.ts';
import { pharmacyLooks } from './pharmacy-looks.ts';

const rules: Record<SellingModule, LookRules> = {
  food: foodLooks,
  grocery: groceryLooks,
  pharmacy: pharmacyLooks,
  ecommerce: ecommerceLooks,
};

/** The ways to show goods, and what is in the packet or on the plate. */
export type GoodsLooks = { looks: readonly Look[]; contents: ObjectName };

/** What decides how goods are shown. */
export type LooksInput = Pick<Goods, 'name' | 'category' | 'objects'>;

export function looksOf(module: SellingModule, { name, category, objects }: LooksInput): GoodsLooks {
  const { names, objects: byObject = {}, categories = {} } = rules[module];
  const [hero] = objects;
  const rule = names.find((each) => each.name.test(name.en));
  const looks = rule?.looks ?? byObject[hero] ?? categories[category] ?? ['bare'];
  return { looks, contents: rule?.shows ?? (looks.includes('dyed') ? hero : contentsOf(module, objects)) };
}

/** Objects that are packets or vessels themselves: a jar with a jar on its label says nothing. */
const vessels: readonly ObjectName[] = [
  ...(['jar', 'amphora', 'bowlWithSpoon', 'basket', 'bucket', 'parcel', 'handbag', 'juiceBox', 'cannedFood'] as const),
  ...(['lotion', 'mirror', 'broom', 'toiletPaper', 'sodaCup', 'cocktail', 'bubbleTea', 'sundae', 'custard'] as const),
];

/** Objects that are full plates: in another dish their ingredient is shown. */
const servings: readonly ObjectName[] = [
  ...([
    'stew',
    'salad',
    'curry',
    'paella',
    'rice',
    'noodles',
    'spaghetti',
    'fondue',
    'plate',
    'takeoutBox',
    'bento',
    'softIce',
    'shavedIce',
  ] as const),
];

function contentsOf(module: SellingModule, objects: Goods['objects']): ObjectName {
  const containers = module === 'food' ? [...vessels, ...servings] : vessels;
  return objects.find((object) => !containers.includes(object)) ?? objects[0];
}
