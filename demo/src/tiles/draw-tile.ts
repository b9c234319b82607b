import { Resvg } from '@resvg/resvg-js';
import { buildCity } from '../city/city.ts';
import { buildingLayer } from './layers/building-layer.ts';
import { greeneryLayer } from './layers/greenery-layer.ts';
import { groundLayer } from './layers/ground-layer.ts';
import { labelLayer } from './layers/label-layer.ts';
import { streetLayer } from './layers/street-layer.ts';
import { waterLayer } from './layers/water-layer.ts';
import { zoomMap } from './map-index.ts';
import { UNITS_PER_PIXEL } from './svg-path.ts';
import { paletteOf } from './style/palette-of.ts';
import { TILE_SIZE, tileFrame } from './tile-frame.ts';
import type { TileRequest } from './tile-frame.ts';

/** One map tile as a PNG of 256 × scale pixels. */
export async function drawTile(request: TileRequest): Promise<Uint8Array> {
  const svg = tileSvg(request);
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: request.scale } })
    .render()
    .asPng();
}

function tileSvg(request: TileRequest): string {
  const city = buildCity();
  const frame = tileFrame(request);
  const zoom = zoomMap(request.z);
  const palette = paletteOf(request.theme);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}">` +
    `<g transform="scale(${1 / UNITS_PER_PIXEL})">` +
    groundLayer(city, zoom, frame, palette) +
    waterLayer(city, zoom, frame, palette) +
    greeneryLayer(zoom, frame, palette) +
    buildingLayer(city, zoom, frame, palette) +
    streetLayer(city, zoom, frame, palette) +
    `</g>` +
    labelLayer(zoom, frame, palette, request.language) +
    `</svg>`
  );
}
