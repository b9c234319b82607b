import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { ARABIC_FORMS } from './arabic-forms.ts';
import { FontMetrics } from './font-metrics.ts';
import type { Language } from '../tile-frame.ts';

export type Weight = 'medium' | 'bold';

/** A letter's outline for a font size of 1: path commands and the numbers they take, y pointing down. */
export type Glyph = { advance: number; commands: string; numbers: Float32Array };

type Glyphs = Map<string, Glyph>;

const require = createRequire(import.meta.url);
const FONTS: Record<Language, { family: string; weights: Record<Weight, [weight: number, file: string]> }> = {
  en: {
    family: 'Inter',
    weights: {
      medium: [500, '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'],
      bold: [600, '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
    },
  },
  ar: {
    family: 'Noto Sans Arabic',
    weights: {
      medium: [500, '@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'],
      bold: [600, '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'],
    },
  },
};

const LATIN = [..." ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.,’'()"];
const ARABIC = [...' ٠١٢٣٤٥٦٧٨٩-.،', ...ARABIC_FORMS];

const known = new Map<string, Glyphs>();

/**
 * All outlines of one font, read from the renderer once and written into tiles as paths. Text takes the renderer about
 * a millisecond per label, outlines a tenth of that.
 */
export function glyphsOf(language: Language, weight: Weight): Glyphs {
  const key = `${language} ${weight}`;
  const before = known.get(key);
  if (before) return before;
  const glyphs = loadGlyphs(language, weight);
  known.set(key, glyphs);
  return glyphs;
}

const MEASURE = 100;

function loadGlyphs(language: Language, weight: Weight): Glyphs {
  const { family, weights } = FONTS[language];
  const [number, file] = weights[weight];
  const path = require.resolve(file);
  const metrics = new FontMetrics(path);
  const characters = language === 'ar' ? ARABIC : LATIN;
  const texts = characters.map((character, i) => {
    const text = character.replace(/[&<>]/g, '');
    return `<text id="g${i}" font-family="${family}" font-weight="${number}" font-size="${MEASURE}">${text}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${texts.join('')}</svg>`;
  const outlines = outlinesById(
    new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [path], defaultFontFamily: family } }).toString(),
  );
  return new Map(
    characters.map((character, i) => [
      character,
      { advance: metrics.advanceOf(character), ...parsedPath(outlines.get(`g${i}`) ?? '') },
    ]),
  );
}

/** The renderer returns every text as a group with the text's id and one path. */
function outlinesById(svg: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, path] of svg.matchAll(/<g id="(g\d+)">\s*<path[^>]* d="([^"]*)"/g)) found.set(id!, path!);
  return found;
}

function parsedPath(path: string): Pick<Glyph, 'commands' | 'numbers'> {
  let commands = '';
  const numbers: number[] = [];
  for (const token of path.split(' ')) {
    if (/^[MLQCZ]$/.test(token)) commands += token;
    else if (token !== '') numbers.push(Number(token) / MEASURE);
  }
  return { commands, numbers: Float32Array.from(numbers) };
}
