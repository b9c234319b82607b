import { buildCity } from '../../city/city.ts';
import { BoxIndex } from '../box-index.ts';
import type { Language, TileRequest } from '../tile-frame.ts';
import { LabelField } from './label-field.ts';
import type { Label, PixelBox } from './label.ts';
import { streetCandidates, waterCandidates } from './line-candidates.ts';
import { placeCandidates } from './place-candidates.ts';
import { regionOf, sceneAt } from './scene.ts';
import type { Candidate, Scene } from './scene.ts';
import { seaCandidates } from './sea-candidates.ts';
import { shieldCandidates } from './shield-candidates.ts';

/** All labels of one region and language, and the space they occupy. */
type LabelLayout = { labels: readonly Label[]; index: BoxIndex<Label>; field: LabelField };

const layouts = new Map<string, LabelLayout>();
/** Enough for every zoom level and some panning. */
const MOST_LAYOUTS = 60;

/**
 * Labels are placed for a whole region, not per tile: tiles that share a label agree on it to the pixel, and a label
 * across an edge is drawn on both sides.
 */
export function labelLayout(tile: Pick<TileRequest, 'z' | 'x' | 'y'>, language: Language): LabelLayout {
  const region = regionOf(tile);
  const key = `${language} ${region.key}`;
  const known = layouts.get(key);
  if (known) return known;
  const made = layOut(sceneAt(buildCity(), language, region, tile.z));
  if (layouts.size >= MOST_LAYOUTS) layouts.delete(layouts.keys().next().value!);
  layouts.set(key, made);
  return made;
}

function layOut(scene: Scene): LabelLayout {
  const candidates = [
    ...placeCandidates(scene),
    ...seaCandidates(scene),
    ...shieldCandidates(scene),
    ...waterCandidates(scene),
    ...streetCandidates(scene),
  ];
  candidates.sort((a, b) => b.rank - a.rank);
  const field = new LabelField();
  const labels: Label[] = [];
  for (const candidate of candidates) {
    const label = firstFitting(candidate, field, scene.region.window);
    if (!label) continue;
    field.take(label.boxes);
    labels.push(label);
  }
  return { labels, index: new BoxIndex(labels, wholeBox), field };
}

function firstFitting({ tries }: Candidate, field: LabelField, window: PixelBox): Label | null {
  for (const attempt of tries) {
    const label = attempt();
    if (label && label.boxes.every((box) => isWithin(box, window)) && field.isFree(label.boxes)) return label;
  }
  return null;
}

function isWithin(box: PixelBox, window: PixelBox): boolean {
  return box.minX >= window.minX && box.minY >= window.minY && box.maxX <= window.maxX && box.maxY <= window.maxY;
}

function wholeBox({ boxes }: Label): PixelBox {
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  };
}
