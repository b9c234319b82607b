import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { pixelsOf, trimmed, type Pixels } from './pixels.ts';

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-arabic/800ExtraBold/NotoSansArabic_800ExtraBold.ttf'),
];

const CANVAS = 400;

/** A letter in our own font, because system fonts differ, trimmed and scaled to `height`. */
export async function letterPixels(text: string, height: number, colour: string): Promise<Pixels> {
  const family = /\p{Script=Arabic}/u.test(text) ? 'Noto Sans Arabic' : 'Inter';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}"><text x="200" y="250" font-size="230" font-weight="800" font-family="${family}" text-anchor="middle" fill="${colour}">${text}</text></svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } });
  const ink = trimmed(await pixelsOf(sharp(drawn.asPng())));
  const scale = Math.min(height / ink.height, (height * 1.25) / ink.width);
  const size = { width: Math.round(ink.width * scale), height: Math.round(ink.height * scale) };
  return pixelsOf(
    sharp(ink.data, { raw: { width: ink.width, height: ink.height, channels: 4 } }).resize(size.width, size.height, {
      fit: 'fill',
    }),
  );
}
