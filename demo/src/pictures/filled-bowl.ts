import sharp, { type Sharp } from 'sharp';
import { imageOf, pixelsOf, type Pixels } from './pixels.ts';
import { randomFrom } from './random.ts';
import { circle, gradient, rect } from './svg.ts';

const SIDE = 256;
/** The opening of the bowl ends here in its file; below, the outside is as blue as the inside. */
const RIM = 161;

/** The emoji bowl is blue and empty; this turns it into stoneware with golden contents. */
export async function filledBowl(file: Sharp): Promise<Pixels> {
  const bowl = await pixelsOf(file);
  const stoneware = await pixelsOf(imageOf(bowl).modulate({ saturation: 0.16, brightness: 1.22 }).tint('#f1e2cd'));
  const filling = await pixelsOf(sharp(Buffer.from(fillingSvg())));
  for (let pixel = 0; pixel < bowl.width * RIM; pixel += 1) {
    const at = pixel * 4;
    if (isInside(bowl.data, at)) filling.data.copy(stoneware.data, at, at, at + 3);
    // The spoon stays metal.
    else if (isGrey(bowl.data, at)) bowl.data.copy(stoneware.data, at, at, at + 3);
  }
  return stoneware;
}

function isInside(data: Buffer, at: number): boolean {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  return blue > 120 && green < 96 && blue > red + 60;
}

function isGrey(data: Buffer, at: number): boolean {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  return Math.abs(red - blue) < 42 && Math.abs(red - green) < 42;
}

function fillingSvg(): string {
  const random = randomFrom(11);
  const crumbs = Array.from({ length: 150 }, () => {
    const fill = random.pick(['#8a4b1f', '#f6dca0', '#c8722c', '#b5432a', '#5f8f3a', '#f9ecc9', '#7a3f1c']);
    return circle(random.between(28, 228), random.between(64, 166), random.between(2, 5.5), fill, 'fill-opacity=".9"');
  });
  const shade =
    '<defs><linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2408" stop-opacity=".62"/><stop offset=".45" stop-color="#4a2408" stop-opacity="0"/></linearGradient></defs>';
  const body = [
    gradient('food', ['#cf8f3d', '#e9b861']),
    rect(0, 0, SIDE, SIDE, 'url(#food)'),
    ...crumbs,
    shade,
    rect(0, 60, SIDE, 110, 'url(#depth)'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body.join('')}</svg>`;
}
