import { shapeOf, type Subject } from './subject.ts';
import type { PlacedObject, Stage } from './scene.ts';

/** Objects that can be placed upright; all of them if there are hardly any. */
export function standingOnes({ objects: names }: Stage): Subject[] {
  const able = names.filter((name) => shapeOf(name).pose === 'stands');
  return able.length >= 3 ? able : names;
}

/** The requested number of objects, without equal neighbours if possible. */
export function series({ random, objects: all }: Stage, names: Subject[], count: number): Subject[] {
  const source = names.length > 0 ? names : all;
  const chosen: Subject[] = [];
  while (source.length > 0 && chosen.length < count) {
    const round = random.shuffled(source);
    if (round.length > 1 && round[0] === chosen.at(-1)) round.push(round.shift() as Subject);
    chosen.push(...round);
  }
  return chosen.slice(0, count);
}

type Row = { y: number; size: number; from: number; to: number; blur?: number; tilt?: number };

/** Objects side by side on one line; wider ones take more space. */
export function row(stage: Stage, names: Subject[], { y, size, from, to, blur = 0, tilt = 0 }: Row): PlacedObject[] {
  const { random } = stage;
  const room = names.map((name) => shapeOf(name).bulk);
  const total = room.reduce((sum, each) => sum + each, 0);
  let left = from;
  return names.map((object, index) => {
    const width = ((room[index] ?? 1) / total) * (to - from);
    const x = left + width / 2 + random.between(-0.05, 0.05) * width;
    left += width;
    return {
      kind: 'object',
      object,
      x,
      y: y + random.between(-0.02, 0.02) * size,
      size: size * random.between(0.95, 1.05),
      rotate: tilt === 0 ? 0 : random.between(-tilt, tilt),
      flip: random.chance(0.3),
      blur,
      grounding: 'standing',
    };
  });
}

/** The size that brings an object to about `wanted`: alone in a picture an olive is not small. */
export function evened(object: Subject, wanted: number): number {
  return wanted / shapeOf(object).bulk ** 0.75;
}

/** The main object of a picture and the objects around it. */
export function heroAndProps({ objects: [hero, ...props] }: Stage): { hero: Subject; props: Subject[] } {
  return { hero: hero ?? 'gift', props };
}

/** Lies on a surface seen from above. */
export function lying(object: Subject, x: number, y: number, size: number, rotate = 0): PlacedObject {
  return { kind: 'object', object, x, y, size, rotate, grounding: 'lying' };
}

export function standing(object: Subject, x: number, y: number, size: number, rotate = 0): PlacedObject {
  return { kind: 'object', object, x, y, size, rotate, grounding: 'standing' };
}

export function floating(object: Subject, x: number, y: number, size: number, rotate = 0): PlacedObject {
  return { kind: 'object', object, x, y, size, rotate, grounding: 'floating' };
}

export type Spot = { x: number; y: number };

/** Up to `count` spots at least `apart` from each other, where `isFree` agrees. */
export function scatter(stage: Stage, count: number, apart: number, isFree: (spot: Spot) => boolean): Spot[] {
  const { width, height, random } = stage;
  const found: Spot[] = [];
  for (let attempt = 0; attempt < 400 && found.length < count; attempt += 1) {
    const spot = { x: random.between(-0.02, 1.02) * width, y: random.between(-0.04, 1.04) * height };
    const isApart = found.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= apart);
    if (isApart && isFree(spot)) found.push(spot);
  }
  return found;
}
