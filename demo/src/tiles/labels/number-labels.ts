import { buildingsOf } from '../../city/blocks/buildings.ts';
import type { Building } from '../../city/blocks/building.ts';
import { arabicDigits } from '../../city/gazetteer/place.ts';
import { boxesMeet, centreOf, holds } from '../../city/geometry/ring.ts';
import type { ZoomMap } from '../map-index.ts';
import { shapedText, straightWriting } from '../text/shaped-text.ts';
import type { ShapedText, Writing } from '../text/shaped-text.ts';
import type { Language, TileFrame } from '../tile-frame.ts';
import type { LabelField } from './label-field.ts';
import type { Label } from './label.ts';
import { look } from './look.ts';
import { toPixels } from './scene.ts';

const FROM_ZOOM = 17;

/**
 * House numbers. Each is inside its own house, so they do not overlap and need no layout; they only give way to placed
 * labels.
 */
export function numberLabels(zoom: ZoomMap, frame: TileFrame, language: Language, field: LabelField): Label[] {
  if (frame.z < FROM_ZOOM) return [];
  const labels: Label[] = [];
  for (const block of zoom.blocks.within(frame.box)) {
    for (const building of buildingsOf(block)) {
      if (!boxesMeet(building.box, frame.box)) continue;
      const label = numberLabel(building, frame, language);
      if (label && field.isFree(label.boxes)) labels.push(label);
    }
  }
  return labels;
}

function numberLabel(building: Building, frame: TileFrame, language: Language): Label | null {
  if (building.number === null) return null;
  const { ink, style } = look(language, 'number', 'medium', frame.z > 17 ? 9 : 7.5);
  const text = language === 'ar' ? arabicDigits(building.number) : String(building.number);
  const shaped = shapedText(text, style);
  const centre = centreOf(building.ring);
  const { x, y } = toPixels(centre, frame);
  const halfWidth = shaped.width / 2;
  const halfHeight = style.size * 0.4;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const fits = corners.every(([dx, dy]) =>
    holds(building.ring, {
      x: centre.x + dx * halfWidth * frame.metresPerPixel,
      y: centre.y + dy * halfHeight * frame.metresPerPixel,
    }),
  );
  if (!fits) return null;
  const box = { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight };
  return { x, y, writing: () => numberWriting(text, shaped), ink, boxes: [box], icon: null, shield: null };
}

const written = new Map<string, Writing>();

/** Cached: the same few hundred numbers occur on a hundred thousand houses. */
function numberWriting(text: string, shaped: ShapedText): Writing {
  const key = `${text} ${shaped.size}`;
  const known = written.get(key) ?? straightWriting(shaped, 0, shaped.size * 0.35, 0);
  written.set(key, known);
  return known;
}
