import { expect, test } from 'vitest';
import { held, isSubject, type HolderName } from '../../pictures/subject.ts';
import { allGoods, sellingModules, type SellingModule } from '../all-goods.ts';
import type { Goods } from '../goods.ts';
import { looksOf } from './looks-of.ts';

const goodsOf = (module: SellingModule): Goods[] => Object.values<Goods[]>(allGoods[module].trades).flat();

const packets: HolderName[] = [
  ...(['box', 'packet', 'blister', 'pillJar', 'syrup', 'dropper', 'spray', 'tube', 'pump', 'jar', 'tub'] as const),
  ...(['can', 'pouch', 'sack', 'carton', 'bottle', 'softPack', 'bar'] as const),
];
const counters: HolderName[] = ['tray', 'crate', 'board', 'plate', 'basket', 'bowl', 'wheel', 'block', 'slices'];
const served: HolderName[] = [
  ...(['plate', 'board', 'basket', 'paper', 'bowl', 'pan', 'glass', 'mug', 'paperCup', 'takeawayBox', 'jar'] as const),
  ...(['bottle', 'can', 'tub', 'pouch', 'sack'] as const),
];
/** What goods of each module may come in. */
const allowed: Record<SellingModule, readonly string[]> = {
  food: ['bare', ...served],
  grocery: ['bare', 'glass', ...packets, ...counters],
  pharmacy: ['bare', 'bowl', ...packets],
  ecommerce: ['bare', 'dyed', 'basket', 'board', 'bowl', 'glass', 'takeawayBox', ...packets],
};

test.each(sellingModules)('%s: every good is shown in something that such goods come in', (module) => {
  for (const goods of goodsOf(module)) {
    const { looks, contents } = looksOf(module, goods);
    expect(looks.length, goods.name.en).toBeGreaterThan(0);
    for (const look of looks) {
      expect(allowed[module], goods.name.en).toContain(look);
      if (look !== 'bare') expect(isSubject(held(look, contents, 0)), goods.name.en).toBe(true);
    }
  }
});

/** The objects that may stand for goods of a pharmacy without a packet. */
const pharmacyThings = [
  ...['thermometer', 'glasses', 'toothbrush', 'comb', 'lipstick', 'stethoscope', 'crutch', 'wheelchair', 'nailPolish'],
  ...['duck', 'babyBottle', 'socks', 'gloves', 'pencil'],
];
/** What may be sold in a grocery without a packet. */
const groceryThings = [
  ...['tomato', 'cucumber', 'eggplant', 'bellPepper', 'chili', 'peas', 'broccoli', 'avocado', 'corn', 'leaves', 'herb'],
  ...['lettuce', 'sprout', 'potato', 'onion', 'garlic', 'carrot', 'sweetPotato', 'ginger', 'orange', 'lemon', 'banana'],
  ...[
    'mango',
    'grapes',
    'watermelon',
    'strawberry',
    'apple',
    'blueberries',
    'milk',
    'egg',
    'cheese',
    'butter',
    'honey',
  ],
  ...['flatbread', 'bread', 'bagel', 'baguette', 'croissant', 'cake', 'drumstick', 'oden', 'meatOnBone', 'rawMeat'],
  ...['steak', 'bone', 'hotdog', 'fish', 'tropicalFish', 'shrimp', 'squid', 'crab', 'octopus', 'oyster', 'lobster'],
  ...['softIce', 'sponge', 'toiletPaper', 'daisy', 'razor', 'battery', 'broom', 'bucket', 'gloves', 'bulb', 'soap'],
];
/** Ingredients: a dish is never shown as one of them. */
const rawThings = [
  ...['orange', 'mango', 'lemon', 'apple', 'greenApple', 'banana', 'strawberry', 'watermelon', 'pineapple', 'carrot'],
  ...['eggplant', 'bellPepper', 'leaves', 'lettuce', 'potato', 'beans', 'wheat', 'garlic', 'onion', 'egg', 'drop'],
  ...['cheese', 'honey', 'milk', 'jar', 'bucket', 'plate', 'gift', 'parcel', 'ginger', 'coconut', 'peach', 'avocado'],
];

test('only what needs no packet or plate is shown without one', () => {
  const bare = (module: SellingModule) =>
    goodsOf(module).filter((goods) => looksOf(module, goods).looks.includes('bare'));
  for (const { name, objects } of bare('pharmacy')) expect(pharmacyThings, name.en).toContain(objects[0]);
  for (const { name, objects } of bare('grocery')) expect(groceryThings, name.en).toContain(objects[0]);
  for (const { name, objects } of bare('food')) expect(rawThings, name.en).not.toContain(objects[0]);
});

test.each<[SellingModule, string, string[]]>([
  ['pharmacy', 'Changing mats, disposable', ['softPack', 'pouch']],
  ['pharmacy', 'Paracetamol 500 mg tablets', ['packet', 'blister', 'box', 'pillJar']],
  ['pharmacy', 'Vitamin D3 softgels', ['pillJar', 'box', 'blister', 'packet']],
  ['grocery', 'Full cream milk', ['bottle', 'carton', 'bare']],
  ['grocery', 'Roumy cheese, aged', ['wheel', 'bare', 'board']],
  ['grocery', 'Red watermelon', ['bare', 'crate', 'board']],
  ['grocery', 'Tuna chunks in oil', ['can']],
  ['food', 'Chicken shawarma on saj', ['bare', 'paper', 'plate', 'basket', 'board']],
  ['food', 'Family spit platter', ['plate', 'board', 'takeawayBox']],
  ['food', 'Classic smash burger', ['bare', 'board', 'basket', 'paper', 'plate']],
  ['food', 'Still water', ['bottle', 'glass']],
  ['ecommerce', 'Espadrilles with rope sole', ['dyed']],
])('%s: %s is shown as one of %j', (module, name, looks) => {
  const goods = goodsOf(module).find((each) => each.name.en === name);
  expect(goods && looksOf(module, goods).looks).toEqual(looks);
});
