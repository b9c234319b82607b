import { logoStyles, type LogoStyle } from '../pictures/logo-styles.ts';
import { picture, type Picture } from '../pictures/picture.ts';
import { randomFrom, seedOf, type Random } from '../pictures/random.ts';
import type { DealtStore } from './deal-stores.ts';
import { heroOf } from './hero-of.ts';

export type StorePictures = { cover: Picture; logo: Picture };

const styles = Object.keys(logoStyles) as LogoStyle[];

/** The pictures of stores that are shown one after the other: neighbours never look alike. */
export function storePictures(stores: (DealtStore & { slug: string })[]): StorePictures[] {
  const recent = { compositions: [] as string[], palettes: [] as string[], styles: [] as string[] };
  return stores.map((store) => {
    const seed = seedOf(store.slug);
    const random = randomFrom(seed);
    const { compositions, palettes, objects } = store.speciality;
    const composition = fresh(random, compositions, recent.compositions);
    const palette = fresh(random, palettes, recent.palettes);
    const style = fresh(random, styles, recent.styles);
    remember(recent.compositions, composition, 4);
    remember(recent.palettes, palette, 4);
    remember(recent.styles, style, 5);
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

/** One that was not used lately, or else the one used longest ago. */
function fresh<T extends string>(random: Random, choices: readonly T[], recent: string[]): T {
  const unused = choices.filter((choice) => !recent.includes(choice));
  if (unused.length > 0) return random.pick(unused);
  const oldest = recent.find((used) => choices.includes(used as T));
  return (oldest as T | undefined) ?? random.pick(choices);
}

function remember(recent: string[], used: string, most: number): void {
  const known = recent.indexOf(used);
  if (known >= 0) recent.splice(known, 1);
  recent.push(used);
  if (recent.length > most) recent.shift();
}

/** The letter on the sign: often the Latin one, otherwise the Arabic one, without article or trade before it. */
function initial({ nameEn, nameAr }: DealtStore, random: Random): string {
  const latin = nameEn.replace(/^(The|Al) /, '');
  const arabic = nameAr.replace(/^(صيدلية|مخبز|بيت|مطبخ) /, '').replace(/^ال/, '');
  const text = random.chance(0.55) ? latin : arabic;
  return /\p{L}/u.exec(text)?.[0]?.toUpperCase() ?? 'R';
}
