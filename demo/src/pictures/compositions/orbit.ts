import { floating, series } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle } from '../svg.ts';

/** Rings around one thing, the others travelling on them. */
export function orbit(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const y = height * 0.52;
  const rings = [0.98, 0.72, 0.46, 0.26];
  const base = shapes(
    backdrop(width, height, palette.wall),
    ...rings.map((reach, index) =>
      circle(
        x,
        y,
        height * reach,
        index % 2 === 0 ? palette.floor[0] : palette.wall[1],
        `fill-opacity="${palette.isDark ? 0.45 : 0.75}"`,
      ),
    ),
  );
  const hero = stage.objects[0] ?? 'gift';
  const others = stage.objects.slice(1);
  const inner = ring(stage, others, { x, y, reach: height * 0.47, count: 7, size: height * 0.27 });
  const outer = ring(stage, others, { x, y, reach: height * 0.88, count: 13, size: height * 0.33 });
  return [base, ...outer, ...inner, floating(hero, x, y, height * 0.48, random.between(-8, 8))];
}

type Ring = { x: number; y: number; reach: number; count: number; size: number };

function ring(stage: Stage, names: Stage['objects'], { x, y, reach, count, size }: Ring): Layer[] {
  const { random } = stage;
  const turn = random.between(0, Math.PI);
  return series(stage, names, count).map((object, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    return floating(
      object,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      size * random.between(0.9, 1.1),
      random.between(-24, 24),
    );
  });
}
