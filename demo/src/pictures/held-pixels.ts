import sharp from 'sharp';
import type { Tones } from './holders/holder.ts';
import type { ObjectName } from './objects.ts';
import { imageOf, pixelsOf, type Pixels } from './pixels.ts';
import type { SubjectParts } from './subject.ts';
import { transformed } from './transform.ts';

/** The canvas on which holders are designed. */
const SIDE = 256;

/** The colours of packets and dishes. */
const coatColours: readonly string[] = [
  ...['#2f9d8f', '#e8674f', '#4a6fd1', '#eda63a', '#5fa05a', '#9a5bb0', '#3ea6d6', '#c9574b', '#d97aa0', '#5d6b86'],
];

/** The colour of what is in a jar, a glass or a bowl, where the object itself has another one. */
const contentColours: Partial<Record<ObjectName, string>> = {
  ...{ waterDrop: '#d5edf9', chestnut: '#7a4526', chocolate: '#6b3d25', candy: '#f2c9a0', orange: '#f8a13a' },
  ...{ coffee: '#6f4428', tea: '#b5652a', teapot: '#b5652a', milk: '#f8f3e8', sodaCup: '#5a2c17', iceCube: '#d8eef8' },
  ...{ coconut: '#f6f1e6', cherries: '#c0283f', grapes: '#8a4bb0', watermelon: '#e4505c', avocado: '#a9c46c' },
  ...{ pill: '#fdfcfa', rice: '#f6efdf', bowlWithSpoon: '#d9a14c', garlic: '#f4ecd8', egg: '#f7d774', fish: '#e9dcc8' },
  ...{ beans: '#9a5a34', leaves: '#7fa653', herb: '#7fa653', lemon: '#f6df6b', onion: '#dcae7c', wheat: '#e2bd75' },
  ...{
    butter: '#f4d473',
    flatbread: '#e6c08a',
    tomato: '#dd5a3c',
    chili: '#d9472f',
    drumstick: '#d79a52',
    honey: '#e5a431',
  },
  ...{
    strawberry: '#e8566a',
    hibiscus: '#b3214b',
    mango: '#f5a93b',
    peach: '#f6a571',
    ginger: '#e7cf94',
    pear: '#eadf9a',
  },
};

/** Drinks that fill a glass; a fruit also sits on its rim. */
const poured: readonly ObjectName[] = [
  'coffee',
  'tea',
  'milk',
  'sodaCup',
  'chestnut',
  'chocolate',
  'waterDrop',
  'iceCube',
];

/** A holder with its contents, drawn as one object. */
export async function heldPixels({ name, holder, contents, coat }: SubjectParts, inside: Pixels): Promise<Pixels> {
  if (name === 'dyed') return pixelsOf(imageOf(inside).modulate({ hue: 36 * (coat + 1) }));
  const colours = {
    coat: tonesOf(coatColours[coat] ?? '#2f9d8f'),
    contents: tonesOf(contentColours[contents] ?? meanOf(inside)),
  };
  const spots = name === 'glass' && poured.includes(contents) ? [] : holder.spots;
  const shown = [];
  for (const { x, y, size, rotate = 0 } of spots) {
    const scale = size / Math.max(inside.width, inside.height);
    const turned = transformed(inside, { scale, degrees: rotate });
    const raw = { width: turned.width, height: turned.height, channels: 4 as const };
    const at = { left: Math.round(x - turned.width / 2), top: Math.round(y - turned.height / 2) };
    shown.push({ input: turned.data, raw, ...at });
  }
  const front = holder.front ? [{ input: svgOf(holder.front(colours)), left: 0, top: 0 }] : [];
  return pixelsOf(sharp(svgOf(holder.back(colours))).composite([...shown, ...front]));
}

function svgOf(body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body}</svg>`);
}

function tonesOf(main: string): Tones {
  return { main, light: mixed(main, 255, 0.38), deep: mixed(main, 0, 0.26) };
}

function mixed(colour: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const OPAQUE = 200;

function meanOf({ data }: Pixels): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < OPAQUE) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return `#${sum
    .map((total) =>
      Math.round(total / Math.max(1, count))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
