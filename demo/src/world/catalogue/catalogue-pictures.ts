import type { Goods, Words } from '../../goods/goods.ts';
import type { CompositionName } from '../../pictures/compositions.ts';
import type { LogoStyle } from '../../pictures/logo-styles.ts';
import { objects as shapes, type ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { picture, type Picture } from '../../pictures/picture.ts';
import { randomFrom, seedOf } from '../../pictures/random.ts';
import { isServed } from '../../pictures/served.ts';
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

export function categoryPicture(module: ModuleType, key: string, objects: Goods['objects']): Picture {
  const seed = seedOf(`${module}/${key}`);
  const random = randomFrom(seed);
  return picture(`category-${module}-${key}`, {
    ...{ kind: 'composed', width: SIDE, height: SIDE, composition: calmView(objects[0]), seed },
    ...{ palette: random.pick(moods[module]), objects: [...objects] },
  });
}

function calmView(hero: ObjectName): CompositionName {
  if (shapes[hero].pose === 'stands') return 'pedestal';
  return isServed(hero) ? 'tray' : 'papercut';
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
