import { labelLayout } from '../labels/label-layout.ts';
import type { Label } from '../labels/label.ts';
import { numberLabels } from '../labels/number-labels.ts';
import { ICON_RADIUS } from '../labels/straight-label.ts';
import type { ZoomMap } from '../map-index.ts';
import { iconSign, iconTint } from '../style/icons.ts';
import type { Palette } from '../style/palette.ts';
import { TILE_SIZE } from '../tile-frame.ts';
import type { Language, TileFrame } from '../tile-frame.ts';
import type { PixelBox } from '../labels/label.ts';

export function labelLayer(zoom: ZoomMap, frame: TileFrame, palette: Palette, language: Language): string {
  const layout = labelLayout(frame.z, language);
  const window = tileWindow(frame);
  const labels = layout.index.within(window);
  const numbers = numberLabels(zoom, frame, language, layout.field);
  return [...numbers, ...labels].map((label) => labelMark(label, window, palette)).join('');
}

/** The tile in the pixels of its zoom level. */
export function tileWindow({ west, north, metresPerPixel }: TileFrame): PixelBox {
  const minX = west / metresPerPixel;
  const minY = -north / metresPerPixel;
  return { minX, minY, maxX: minX + TILE_SIZE, maxY: minY + TILE_SIZE };
}

function labelMark(label: Label, { minX, minY }: PixelBox, palette: Palette): string {
  const place = `transform="translate(${hundredths(label.x - minX)} ${hundredths(label.y - minY)})"`;
  if (label.shield) return `<g ${place}>${shieldMark(label, label.shield, palette)}</g>`;
  const halo = label.halo > 0 ? haloOf(label, palette) : '';
  const text = `<path ${label.icon ? '' : place} d="${label.path()}" fill="${palette.text[label.ink]}"${halo}/>`;
  return label.icon ? `<g ${place}>${badge(label.icon, palette)}${text}</g>` : text;
}

/** Names on water and in parks glow in the colour around them, all others in that of paper. */
function haloOf({ halo, ink }: Label, palette: Palette): string {
  const colour = ink === 'water' ? palette.sea : ink === 'park' ? palette.park : palette.halo;
  return ` stroke="${colour}" stroke-width="${halo}" stroke-linejoin="round" stroke-opacity="0.9" paint-order="stroke"`;
}

function badge(icon: NonNullable<Label['icon']>, palette: Palette): string {
  return (
    `<circle r="${ICON_RADIUS}" fill="${iconTint(icon, palette)}" stroke="${palette.halo}" stroke-width="1.4"/>` +
    `<path d="${iconSign(icon)}" fill="#fff" fill-rule="evenodd"/>`
  );
}

function shieldMark(label: Label, { minX, minY, maxX, maxY }: PixelBox, { shield, halo }: Palette): string {
  return (
    `<rect x="${minX}" y="${minY}" width="${maxX - minX}" height="${maxY - minY}" rx="3" fill="${shield.fill}" stroke="${halo}" stroke-width="1.2"/>` +
    `<path d="${label.path()}" fill="${shield.text}"/>`
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
