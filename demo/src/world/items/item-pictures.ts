import type { Goods } from '../../goods/goods.ts';
import type { CompositionName } from '../../pictures/compositions.ts';
import { objects as shapes, type ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { picture, type Picture } from '../../pictures/picture.ts';
import { randomFrom, seedOf, type Random } from '../../pictures/random.ts';
import { isServed } from '../../pictures/served.ts';
import { leastRecent } from '../least-recent.ts';
import type { Speciality } from '../specialities/speciality.ts';

export type ItemPictures = { picture: Picture; gallery: Picture[] };
export type ItemPhotographer = (slug: string, objects: Goods['objects'], views: number) => ItemPictures;

const SIDE = 800;

/** Upright objects are shown from the side, lying ones from above. */
const standingViews: CompositionName[] = ['pedestal', 'closeup', 'alcove', 'sweep', 'terrace', 'sunbeam', 'spread'];
const lyingViews: CompositionName[] = ['flatlay', 'spread', 'papercut', 'marble', 'sunbeam'];
const servedViews: CompositionName[] = ['tray', ...lyingViews];

/** Creates the pictures of a store's items in their order: neighbours look different. */
export function itemPhotographer({ palettes }: Speciality, calm: PaletteName[]): ItemPhotographer {
  const colours = [...new Set([...palettes, ...calm])];
  const freshComposition = leastRecent<CompositionName>(3);
  const freshPalette = leastRecent<PaletteName>(4);
  return (slug, objects, views) => {
    const random = randomFrom(seedOf(`${slug}/picture`));
    const able = viewsOf(objects[0]);
    const composition = freshComposition(random, able);
    const palette = freshPalette(random, colours);
    const first = shot(`item-${slug}`, composition, palette, objects, random);
    const others = random.shuffled(able.filter((other) => other !== composition)).slice(0, views);
    const gallery = others.map((other) => shot(`view-${slug}`, other, palette, objects, random));
    return { picture: first, gallery };
  };
}

function viewsOf(hero: ObjectName): CompositionName[] {
  if (shapes[hero].pose === 'stands') return standingViews;
  return isServed(hero) ? servedViews : lyingViews;
}

function shot(
  name: string,
  composition: CompositionName,
  palette: PaletteName,
  objects: Goods['objects'],
  random: Random,
): Picture {
  const seed = random.whole(1, 2 ** 31);
  return picture(name, {
    ...{ kind: 'composed', width: SIDE, height: SIDE, composition, palette, seed },
    objects: [...objects],
  });
}
