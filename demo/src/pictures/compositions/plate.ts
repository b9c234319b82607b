import { lying, series } from '../arrange.ts';
import type { Subject } from '../subject.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle, glow, rect } from '../svg.ts';

/** A round plate on a checked cloth from above, something in the middle and the rest around it. */
export function plate(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const y = height * 0.5;
  const radius = height * 0.43;
  const cloth = shapes(backdrop(width, height, palette.wall), checks(stage));
  const dish = shapes(
    glow('under', x + radius * 0.06, y + radius * 0.1, radius * 1.28, palette.shade, 0.55),
    circle(x, y, radius, '#fffdf8'),
    circle(x, y, radius * 0.97, palette.soft),
    circle(x, y, radius * 0.9, palette.accent, 'fill-opacity=".8"'),
    circle(x, y, radius * 0.875, '#fffdf8'),
    glow('well', x - radius * 0.15, y - radius * 0.2, radius * 0.95, palette.soft, 0.9),
  );
  const hero = stage.objects[0] ?? 'salad';
  const others = stage.objects.slice(1);
  const around = series(stage, others, 7).map((object, index, all) => {
    const angle = (index / all.length) * Math.PI * 2 + 0.3;
    const reach = radius * 0.64;
    return lying(
      object,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      height * 0.235,
      random.between(-20, 20),
    );
  });
  return [
    cloth,
    ...guests(stage, x, radius, others),
    dish,
    ...around,
    lying(hero, x, y, height * 0.37, random.between(-6, 6)),
  ];
}

function checks({ width, height, palette }: Stage): string {
  const step = height / 9;
  const columns = Array.from({ length: Math.ceil(width / step / 2) }, (_, index) =>
    rect(index * step * 2, 0, step, height, palette.soft, 'fill-opacity=".28"'),
  );
  const rows = Array.from({ length: 5 }, (_, index) =>
    rect(0, index * step * 2, width, step, palette.soft, 'fill-opacity=".28"'),
  );
  return [...columns, ...rows].join('');
}

/** What lies beside the plate, cut by the edges of the picture. */
function guests(stage: Stage, x: number, radius: number, names: Subject[]): Layer[] {
  const { width, height, random } = stage;
  const left = x - radius;
  const right = width - x - radius;
  const spots = [
    { x: left * 0.42, y: height * 0.2 },
    { x: left * 0.5, y: height * 0.86 },
    { x: width - right * 0.4, y: height * 0.16 },
    { x: width - right * 0.48, y: height * 0.83 },
    ...(left > width * 0.24 ? [{ x: left * 0.72, y: height * 0.52 }] : []),
    ...(right > width * 0.24 ? [{ x: width - right * 0.7, y: height * 0.5 }] : []),
  ];
  const objects = series(stage, names, spots.length);
  return spots.map((spot, index) =>
    lying(objects[index] ?? 'herb', spot.x, spot.y, height * random.between(0.3, 0.36), random.between(-40, 40)),
  );
}
