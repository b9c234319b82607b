import { labelLayout } from '../labels/label-layout.ts';
import type { Label } from '../labels/label.ts';
import { numberLabels } from '../labels/number-labels.ts';
import { ICON_RADIUS } from '../labels/straight-label.ts';
import type { ZoomMap } from '../map-index.ts';
import { iconSign, iconTint } from '../style/icons.ts';
import type { Palette } from '../style/palette.ts';
import { TEXT_UNITS } from '../text/shaped-text.ts';
import { TILE_SIZE } from '../tile-frame.ts';
import type { Language, TileFrame } from '../tile-frame.ts';
import type { PixelBox } from '../labels/label.ts';

export function labelLayer(zoom: ZoomMap, frame: TileFrame, palette: Palette, language: Language): string {
  const layout = labelLayout(frame, language);
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
  const inside = label.shield ? shieldMark(label, label.shield, palette) : textMark(label, palette);
  return `<g transform="translate(${hundredths(label.x - minX)} ${hundredths(label.y - minY)})">${inside}</g>`;
}

/** Names on water and in parks have a halo in the surrounding colour, all others in white. */
function textMark({ writing, ink, icon }: Label, palette: Palette): string {
  const glow = ink === 'water' ? palette.sea : ink === 'park' ? palette.park : palette.halo;
  const { letters, halo } = writing();
  return (
    (icon ? badge(icon, palette) : '') +
    `<g transform="scale(${1 / TEXT_UNITS})">` +
    (halo ? `<path d="${halo}" fill="${glow}" fill-opacity="${palette.haloStrength}"/>` : '') +
    `<path d="${letters}" fill="${palette.text[ink]}"/></g>`
  );
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
    `<path d="${label.writing().letters}" fill="${shield.text}" transform="scale(${1 / TEXT_UNITS})"/>`
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
