import type { Goods, Words } from '../../goods/goods.ts';
import type { CompositionName } from '../../pictures/compositions.ts';
import type { LogoStyle } from '../../pictures/logo-styles.ts';
import { isObjectName, type ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { picture, type Picture } from '../../pictures/picture.ts';
import { randomFrom, seedOf } from '../../pictures/random.ts';
import { isServed } from '../../pictures/served.ts';
import { held, shapeOf, type HolderName, type Subject } from '../../pictures/subject.ts';
import type { ModuleType } from '../modules.ts';

/** One set of colours for each module, so that its categories look consistent. */
const moods: Record<ModuleType, PaletteName[]> = {
  food: ['cream', 'apricot', 'butter', 'blush', 'sand'],
  grocery: ['mint', 'sage', 'butter', 'cream', 'aqua'],
  pharmacy: ['ice', 'sky', 'mint', 'blush', 'lilac'],
  ecommerce: ['sand', 'lilac', 'sky', 'blush', 'cream'],
  parcel: ['aqua', 'sky', 'butter', 'sand', 'mint'],
};

const SIDE = 600;

/** What shows the second, third and fourth category with the same object. */
const otherLooks: Record<ModuleType, HolderName[]> = {
  food: ['basket', 'board', 'plate'],
  grocery: ['tray', 'board', 'crate'],
  pharmacy: ['blister', 'pillJar', 'packet'],
  ecommerce: ['dyed', 'box', 'softPack'],
  parcel: [],
};

/** `turn`: how many categories before it in its list have the same object. */
export function categoryPicture(
  module: ModuleType,
  key: string,
  [object, ...beside]: Goods['objects'],
  turn: number,
): Picture {
  const seed = seedOf(`${module}/${key}`);
  const random = randomFrom(seed);
  const look = turn > 0 ? otherLooks[module][turn - 1] : undefined;
  const hero = look ? held(look, object, turn) : object;
  return picture(`category-${module}-${key}`, {
    ...{ kind: 'composed', width: SIDE, height: SIDE, composition: calmView(hero), seed },
    ...{ palette: random.pick(moods[module]), objects: [hero, ...beside] },
  });
}

function calmView(hero: Subject): CompositionName {
  if (shapeOf(hero).pose === 'stands') return 'pedestal';
  return isObjectName(hero) && isServed(hero) ? 'tray' : 'papercut';
}

const brandStyles: LogoStyle[] = ['monogram', 'seal', 'split', 'badge', 'monogram', 'rays', 'seal', 'niche'];
const brandPalettes: PaletteName[] = ['ink', 'cream', 'forest', 'blush', 'graphite', 'sky', 'plum', 'sand', 'lagoon'];

export function brandPicture(key: string, { en }: Words, objects: readonly ObjectName[], index: number): Picture {
  const letter = /\p{L}/u.exec(en)?.[0]?.toUpperCase() ?? 'R';
  return picture(`brand-${key}`, {
    kind: 'logo',
    style: brandStyles[index % brandStyles.length] ?? 'monogram',
    palette: brandPalettes[index % brandPalettes.length] ?? 'cream',
    seed: seedOf(key),
    letter,
    objects: objects.slice(0, 2),
  });
}

const conditionPalettes: PaletteName[] = ['blush', 'sky', 'butter', 'mint', 'lilac', 'apricot', 'ice'];

export function conditionPicture(key: string, objects: readonly ObjectName[], index: number): Picture {
  return picture(`condition-${key}`, {
    kind: 'logo',
    style: 'pair',
    palette: conditionPalettes[index % conditionPalettes.length] ?? 'ice',
    seed: seedOf(key),
    letter: 'R',
    objects: objects.slice(0, 2),
  });
}
