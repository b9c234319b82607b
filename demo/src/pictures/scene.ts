import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';

/** The input of a composition: the canvas, its colours, and the objects in order of importance. */
export type Stage = { width: number; height: number; palette: Palette; objects: Subject[]; random: Random };

/** How an object touches the ground, which decides its shadow. */
export type Grounding = 'lying' | 'standing' | 'floating' | 'none';

/** One object: `x` and `y` are its middle, or for an upright one the middle of its foot; `size` is its longer side. */
export type PlacedObject = {
  kind: 'object';
  object: Subject;
  x: number;
  y: number;
  size: number;
  rotate?: number;
  flip?: boolean;
  blur?: number;
  grounding: Grounding;
};

/** Shapes between objects, such as the edge of a shelf. An SVG body in canvas coordinates. */
export type DrawnShapes = { kind: 'shapes'; body: string };

/** One letter of a sign, Latin or Arabic, its inked height centred on `x` and `y`. */
export type DrawnLetter = { kind: 'letter'; text: string; x: number; y: number; height: number; colour: string };

export type Layer = PlacedObject | DrawnShapes | DrawnLetter;

/** A picture before it is painted. Without a background it is transparent. */
export type Scene = { width: number; height: number; shade: string; layers: Layer[] };

/** A scene of another size on screen. Shapes keep their coordinates: the painter scales them. */
export type ScaledScene = Scene & { scale: number };

/** The same scene in another width: a card needs a tenth of the pixels of a gallery, and a tenth of the time. */
export function scaledTo(scene: Scene, width: number): ScaledScene {
  const scale = width / scene.width;
  const layers = scene.layers.map((layer): Layer => {
    if (layer.kind === 'shapes') return layer;
    const [x, y] = [layer.x * scale, layer.y * scale];
    if (layer.kind === 'letter') return { ...layer, x, y, height: layer.height * scale };
    return { ...layer, x, y, size: layer.size * scale, blur: (layer.blur ?? 0) * scale };
  });
  return { ...scene, width, height: Math.max(1, Math.round(scene.height * scale)), layers, scale };
}

export function shapes(...parts: string[]): DrawnShapes {
  return { kind: 'shapes', body: parts.join('') };
}

export function letter(text: string, x: number, y: number, height: number, colour: string): DrawnLetter {
  return { kind: 'letter', text, x, y, height, colour };
}
