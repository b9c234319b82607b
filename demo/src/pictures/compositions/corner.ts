import { lying, scatter, type Spot } from '../arrange.ts';
import type { Subject } from '../subject.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle } from '../svg.ts';

/** Poured out of a corner over wide arcs, seen from above; the opposite corner stays calm. */
export function corner(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const isLeft = random.chance(0.5);
  const isTop = random.chance(0.5);
  const home = { x: isLeft ? 0 : width, y: isTop ? 0 : height };
  const far = { x: width - home.x, y: height - home.y };
  const arcs = [0.98, 0.72, 0.46].map((reach, index) =>
    circle(
      far.x,
      far.y,
      width * reach * 0.82,
      index % 2 === 0 ? palette.floor[1] : palette.wall[0],
      'fill-opacity=".75"',
    ),
  );
  const base = shapes(
    backdrop(width, height, palette.wall),
    ...arcs,
    circle(far.x, far.y, width * 0.16, palette.soft, 'fill-opacity=".5"'),
  );

  const distance = (x: number, y: number) => Math.hypot((x - home.x) / width, (y - home.y) / height);
  const spots = scatter(stage, 26, height * 0.215, ({ x, y }) => distance(x, y) < random.between(0.62, 1.12));
  const sorted = spots.sort((a, b) => distance(b.x, b.y) - distance(a.x, a.y));
  const names = apart(stage.objects, sorted);
  const placed = sorted.map(({ x, y }, index) => {
    const size = height * (0.44 - distance(x, y) * 0.18) * random.between(0.9, 1.08);
    return lying(names[index] ?? 'olive', x, y, size, random.between(-38, 38));
  });
  return [base, ...placed];
}

/** A name for each spot, so that equal objects are as far apart as possible. */
function apart(names: Subject[], spots: Spot[]): Subject[] {
  const chosen: Subject[] = [];
  for (const spot of spots) {
    const room = names.map((name) => {
      const alike = spots.filter((_, index) => chosen[index] === name);
      return {
        name,
        nearest: Math.min(Infinity, ...alike.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y))),
      };
    });
    chosen.push(room.reduce((best, each) => (each.nearest > best.nearest ? each : best)).name);
  }
  return chosen;
}
