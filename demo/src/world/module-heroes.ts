import type { CompositionName } from '../pictures/compositions.ts';
import type { ObjectName } from '../pictures/objects.ts';
import type { PaletteName } from '../pictures/palettes.ts';
import { picture, type Picture } from '../pictures/picture.ts';
import type { ModuleType } from './modules.ts';

function hero(
  type: ModuleType,
  composition: CompositionName,
  palette: PaletteName,
  seed: number,
  objects: ObjectName[],
): Picture {
  return picture(`hero-${type}`, { kind: 'composed', width: 1600, height: 900, composition, palette, seed, objects });
}

/** The wide picture at the head of each module's home page. */
export const moduleHeroes: Readonly<Record<ModuleType, Picture>> = {
  food: hero('food', 'tabletop', 'apricot', 4, [
    'burger',
    'noodles',
    'salad',
    'fries',
    'sodaCup',
    'taco',
    'sundae',
    'coffee',
    'falafelPita',
    'tomato',
  ]),
  grocery: hero('grocery', 'market', 'mint', 8, [
    'apple',
    'pear',
    'orange',
    'lemon',
    'broccoli',
    'tomato',
    'banana',
    'grapes',
    'lettuce',
    'corn',
    'bellPepper',
    'peach',
    'pineapple',
  ]),
  pharmacy: hero('pharmacy', 'podium', 'sky', 3, ['lotion', 'medicalSign', 'soap', 'heart', 'shield', 'drop']),
  ecommerce: hero('ecommerce', 'steps', 'lilac', 5, ['headphones', 'sneaker', 'shoppingBags', 'teddy', 'camera']),
  parcel: hero('parcel', 'hills', 'aqua', 6, [
    'scooter',
    'parcel',
    'gift',
    'house',
    'pin',
    'suitcase',
    'bouquet',
    'shoppingBags',
  ]),
};
