import sharp, { type Sharp } from 'sharp';
import { letterPixels } from './letter-pixels.ts';
import type { DrawnLetter, DrawnShapes, PlacedObject, ScaledScene } from './scene.ts';
import { contactShadow, fallenShadow } from './shadows.ts';
import { cut, imageOf, pixelsOf, type Pixels } from './pixels.ts';
import { sprite } from './sprite.ts';
import { shapeOf } from './subject.ts';
import { transformed } from './transform.ts';

type Overlay = { input: Buffer; raw?: { width: number; height: number; channels: 4 }; left: number; top: number };

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Sequential on purpose: a picture may use one worker thread, not all of them. */
export async function paintScene(scene: ScaledScene): Promise<Sharp> {
  const [first, ...rest] = scene.layers;
  const hasGround = first?.kind === 'shapes';
  const overlays: Overlay[] = [];
  for (const layer of hasGround ? rest : scene.layers) {
    if (layer.kind === 'shapes') overlays.push(drawnOverlay(scene, layer));
    else if (layer.kind === 'letter') overlays.push(await letterOverlay(layer));
    else overlays.push(...(await objectOverlays(scene, layer)));
  }
  const ground = hasGround ? sharp(drawnOverlay(scene, first).input) : emptyCanvas(scene);
  return ground.composite(overlays);
}

function emptyCanvas({ width, height }: ScaledScene): Sharp {
  return sharp({ create: { width, height, channels: 4, background: TRANSPARENT } });
}

function drawnOverlay({ width, height, scale }: ScaledScene, { body }: DrawnShapes): Overlay {
  const box = `viewBox="0 0 ${width / scale} ${height / scale}" preserveAspectRatio="none"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>${body}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

async function letterOverlay({ text, x, y, height, colour }: DrawnLetter): Promise<Overlay> {
  const inked = await letterPixels(text, height, colour);
  return overlay(inked, Math.round(x - inked.width / 2), Math.round(y - inked.height / 2));
}

async function objectOverlays(scene: ScaledScene, placed: PlacedObject): Promise<Overlay[]> {
  const object = await turned(placed);
  const left = Math.round(placed.x - object.width / 2);
  const foot = placed.grounding === 'standing' ? object.height : object.height / 2;
  const top = Math.round(placed.y - foot);
  const shadows = shadowOverlays(scene, placed, object, left, top);
  return [...shadows, overlay(object, left, top)].flatMap((part) => onCanvas(scene, part));
}

/** Less is not visible, and sharp refuses less than 0.3. */
const LEAST_BLUR = 0.4;

async function turned(placed: PlacedObject): Promise<Pixels> {
  const { object, size, rotate = 0, flip = false, blur = 0 } = placed;
  const source = await sprite(object);
  const scale = (size * shapeOf(object).bulk) / Math.max(source.width, source.height);
  if (scale <= 1 && blur < LEAST_BLUR) return transformed(source, { scale, degrees: rotate, isMirrored: flip });
  if (rotate !== 0 && !flip && blur < LEAST_BLUR) return rotated(source, rotate, scale);
  const straight = await resized(source, placed, scale);
  return rotate === 0 ? straight : rotated(straight, rotate, 1);
}

async function resized(source: Pixels, { flip = false, blur = 0 }: PlacedObject, scale: number): Promise<Pixels> {
  const width = Math.max(8, Math.round(source.width * scale));
  const height = Math.max(8, Math.round(source.height * scale));
  const image = imageOf(source).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  if (flip) image.flop();
  if (blur < LEAST_BLUR) return pixelsOf(scale > 1.15 ? image.sharpen() : image);
  const margin = Math.ceil(blur * 2.5);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return pixelsOf(imageOf(await pixelsOf(image.extend({ ...sides, background: TRANSPARENT }))).blur(blur));
}

/** In its own pipeline: after a resize the edges would be premultiplied twice and turn white. */
function rotated(image: Pixels, degrees: number, scale: number): Promise<Pixels> {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const matrix: [[number, number], [number, number]] = [
    [cos, -sin],
    [sin, cos],
  ];
  return pixelsOf(imageOf(image).affine(matrix, { background: TRANSPARENT, interpolator: 'bicubic' }));
}

function shadowOverlays(
  scene: ScaledScene,
  placed: PlacedObject,
  object: Pixels,
  left: number,
  top: number,
): Overlay[] {
  if (placed.grounding === 'none') return [];
  if (placed.grounding === 'standing') {
    const shadow = contactShadow(object, scene.shade, placed.blur ?? 0);
    const x = Math.round(placed.x - shadow.width / 2 + object.width * 0.05);
    return [overlay(shadow, x, Math.round(placed.y - shadow.height * 0.68))];
  }
  const { shadow, margin, drop } = fallenShadow(object, scene.shade, placed.grounding === 'floating');
  return [overlay(shadow, left - margin + Math.round(drop * 0.55), top - margin + drop)];
}

function overlay({ data, width, height }: Pixels, left: number, top: number): Overlay {
  return { input: data, raw: { width, height, channels: 4 }, left, top };
}

/** The part of an overlay that is on the canvas: sharp refuses larger overlays. */
function onCanvas({ width, height }: ScaledScene, layer: Overlay): Overlay[] {
  if (!layer.raw) return layer.left < width && layer.top < height ? [layer] : [];
  const left = Math.max(0, layer.left);
  const top = Math.max(0, layer.top);
  const visible = {
    left: left - layer.left,
    top: top - layer.top,
    width: Math.min(width, layer.left + layer.raw.width) - left,
    height: Math.min(height, layer.top + layer.raw.height) - top,
  };
  if (visible.width <= 0 || visible.height <= 0) return [];
  const isWhole = visible.width === layer.raw.width && visible.height === layer.raw.height;
  if (isWhole) return [layer];
  const whole = { data: layer.input, width: layer.raw.width, height: layer.raw.height };
  return [overlay(cut(whole, visible), left, top)];
}
