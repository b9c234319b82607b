import { evened, floating, heroAndProps } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { backdrop, blurred, circle } from '../svg.ts';

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
    return (
      circle(cx, cy, radius, fill) +
      `<defs><clipPath id="h${index}">${circle(cx, cy, radius, '#000')}</clipPath></defs><g clip-path="url(#h${index})">` +
      blurred(
        `s${index}`,
        10,
        circle(cx + 5, cy + 12, radius + 9, 'none', `stroke="${palette.shade}" stroke-opacity=".36" stroke-width="18"`),
      ) +
      '</g>'
    );
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
