import { evened, heroAndProps, standing } from '../arrange.ts';
import { shapes, type Layer, type Stage } from '../scene.ts';
import { glow, gradient, rect } from '../svg.ts';

/** A seamless studio background, three of a kind in a loose group: how a catalogue shows what comes in numbers. */
export function sweep(stage: Stage): Layer[] {
  const { width, height, palette, random } = stage;
  const { hero, props } = heroAndProps(stage);
  const side = random.pick([-1, 1]);
  const base = shapes(
    gradient('roll', [palette.wall[0], palette.floor[1]]),
    rect(0, 0, width, height, 'url(#roll)'),
    glow('softbox', width * (0.5 - side * 0.22), height * 0.2, height * 0.7, palette.soft, palette.isDark ? 0.3 : 0.75),
    glow('ground', width * 0.5, height * 0.82, width * 0.56, palette.shade, 0.22),
  );
  const at = (share: number) => width * (0.5 + side * share);
  const [prop] = props;
  return [
    base,
    { ...standing(hero, at(0.24), height * 0.68, evened(hero, height * 0.36)), blur: 2.5 },
    standing(hero, at(-0.25), height * 0.75, evened(hero, height * 0.4), -side * 4),
    standing(hero, at(0.06), height * 0.88, evened(hero, height * 0.54)),
    ...(prop ? [standing(prop, at(0.36), height * 0.92, evened(prop, height * 0.22), side * 8)] : []),
  ];
}
