import { evened, floating, heroAndProps } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, circle } from '../svg.ts';

/** Looking down through layers of cut paper, the thing hovering over the deepest one. */
export function papercut(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const [x, y] = [width * 0.5, height * 0.5];
  const drift = () => random.between(-0.035, 0.035) * width;
  const colours = [palette.wall[0], palette.floor[1], palette.floor[0], palette.soft];
  const holes = [0.55, 0.46, 0.385, 0.31].map((reach, index) => {
    const [cx, cy, radius] = [x + drift(), y + drift(), width * reach];
    const fill = colours[index] ?? palette.soft;
    return circle(cx, cy, radius, fill) + innerShadow(`s${index}`, cx, cy, radius, palette.shade);
  });
  const [first, second] = props;
  const side = random.pick([-1, 1]);
  return [
    shapes(backdrop(width, height, palette.wall), ...holes),
    ...(second
      ? [floating(second, x - side * width * 0.34, height * 0.2, evened(second, height * 0.2), -side * 14)]
      : []),
    floating(hero, x, y, evened(hero, height * 0.55), random.between(-7, 7)),
    ...(first
      ? [floating(first, x + side * width * 0.33, height * 0.81, evened(first, height * 0.24), side * 12)]
      : []),
  ];
}

/** The edge of the paper above throws its shadow into the hole, more of it from the upper left. */
function innerShadow(id: string, x: number, y: number, radius: number, shade: string): string {
  const [lightX, lightY] = [x + radius * 0.02, y + radius * 0.045];
  const inner = (1 - 34 / radius).toFixed(3);
  return (
    `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${lightX.toFixed(1)}" cy="${lightY.toFixed(1)}" r="${(radius * 1.02).toFixed(1)}">` +
    `<stop offset="${inner}" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".34"/></radialGradient></defs>` +
    circle(x, y, radius, `url(#${id})`)
  );
}
