import { objects as shapes, type ObjectName } from '../../pictures/objects.ts';
import type { PaletteName } from '../../pictures/palettes.ts';
import { picture, type Picture } from '../../pictures/picture.ts';
import { seedOf } from '../../pictures/random.ts';
import type { Look } from './promotion-texts.ts';

const WIDE = { width: 1600, height: 640 };
const PORTRAIT = { width: 720, height: 900 };
const SQUARE = { width: 600, height: 600 };

type Size = { width: number; height: number };

function drawn(name: string, { composition, palette, objects }: Look, size: Size): Picture {
  return picture(name, { kind: 'composed', ...size, composition, palette, seed: seedOf(name), objects });
}

export const widePicture = (name: string, look: Look) => drawn(name, look, WIDE);
/** Shown beside a row of cards. */
export const tallPicture = (name: string, look: Look) => drawn(name, look, PORTRAIT);

const quiet: PaletteName[] = ['butter', 'sky', 'mint', 'blush', 'lilac', 'apricot', 'aqua'];

/** A small picture beside a short text. `turn` selects the colour. */
export function squarePicture(name: string, objects: readonly ObjectName[], turn: number): Picture {
  const [hero] = objects;
  const composition = hero && shapes[hero].pose === 'stands' ? 'pedestal' : 'papercut';
  const palette = quiet[turn % quiet.length] ?? 'sky';
  return drawn(name, { composition, palette, objects: [...objects] }, SQUARE);
}
