import { buildCity } from '../../city/city.ts';
import { BoxIndex } from '../box-index.ts';
import { zoomGrid } from '../tile-frame.ts';
import type { Language } from '../tile-frame.ts';
import { LabelField } from './label-field.ts';
import type { Label, PixelBox } from './label.ts';
import { streetCandidates, waterCandidates } from './line-candidates.ts';
import { placeCandidates } from './place-candidates.ts';
import { seaCandidates } from './sea-candidates.ts';
import { shieldCandidates } from './shield-candidates.ts';

/** All labels of one zoom level and language, and the room they take. */
export type LabelLayout = { labels: readonly Label[]; index: BoxIndex<Label>; field: LabelField };

const layouts = new Map<string, LabelLayout>();

/**
 * Labels are placed once for the whole world at a zoom level, never tile by tile: two tiles that share a label
 * therefore agree on it to the last pixel, and one that crosses an edge is drawn on both sides of it.
 */
export function labelLayout(z: number, language: Language): LabelLayout {
  const key = `${z} ${language}`;
  const known = layouts.get(key);
  if (known) return known;
  const made = layOut(z, language);
  layouts.set(key, made);
  return made;
}

function layOut(z: number, language: Language): LabelLayout {
  const city = buildCity();
  const grid = zoomGrid(z);
  const candidates = [
    ...placeCandidates({ city, language, grid }),
    ...seaCandidates(language, grid),
    ...shieldCandidates(city, grid),
    ...waterCandidates(city, language, grid),
    ...streetCandidates(city, language, grid),
  ];
  candidates.sort((a, b) => b.rank - a.rank);
  const field = new LabelField();
  const labels: Label[] = [];
  for (const { tries } of candidates) {
    const label = tries.find(({ boxes }) => field.isFree(boxes));
    if (!label) continue;
    field.take(label.boxes);
    labels.push(label);
  }
  return { labels, index: new BoxIndex(labels, wholeBox), field };
}

function wholeBox({ boxes }: Label): PixelBox {
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}
