import type { CompositionName } from '../pictures/compositions.ts';
import { logoStyles, type LogoStyle } from '../pictures/logo-styles.ts';
import type { PaletteName } from '../pictures/palettes.ts';
import { picture, type Picture } from '../pictures/picture.ts';
import { randomFrom, seedOf, type Random } from '../pictures/random.ts';
import type { DealtStore } from './deal-stores.ts';
import { heroOf } from './hero-of.ts';
import { leastRecent } from './least-recent.ts';

export type StorePictures = { cover: Picture; logo: Picture };

const styles = Object.keys(logoStyles) as LogoStyle[];

/** The pictures of stores in the order of a list: neighbours look different. */
export function storePictures(stores: (DealtStore & { slug: string })[]): StorePictures[] {
  const freshComposition = leastRecent<CompositionName>(4);
  const freshPalette = leastRecent<PaletteName>(4);
  const freshStyle = leastRecent<LogoStyle>(5);
  return stores.map((store) => {
    const seed = seedOf(store.slug);
    const random = randomFrom(seed);
    const { compositions, palettes, objects } = store.speciality;
    const composition = freshComposition(random, compositions);
    const palette = freshPalette(random, palettes);
    const style = freshStyle(random, styles);
    const signColours = palettes.filter((name) => name !== palette);
    const contents = [heroOf(store.nameEn, objects), ...random.shuffled(objects)];
    const shown = [...new Set(contents)].slice(0, 9);
    return {
      cover: picture(`cover-${store.slug}`, {
        kind: 'composed',
        width: 1200,
        height: 675,
        composition,
        palette,
        seed,
        objects: shown,
      }),
      logo: picture(`logo-${store.slug}`, {
        kind: 'logo',
        style,
        palette: random.pick(signColours),
        seed,
        objects: shown.slice(0, 2),
        letter: initial(store, random),
      }),
    };
  });
}

/** The letter of the logo: often Latin, otherwise Arabic, without article or trade. */
function initial({ nameEn, nameAr }: DealtStore, random: Random): string {
  const latin = nameEn.replace(/^(The|Al) /, '');
  const arabic = nameAr.replace(/^(صيدلية|مخبز|بيت|مطبخ) /, '').replace(/^ال/, '');
  const text = random.chance(0.55) ? latin : arabic;
  return /\p{L}/u.exec(text)?.[0]?.toUpperCase() ?? 'R';
}
