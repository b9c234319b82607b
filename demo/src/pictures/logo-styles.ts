import { floating, lying, standing } from './arrange.ts';
import type { Subject } from './subject.ts';
import { letter, shapes, type Layer, type Stage } from './scene.ts';
import { arch, backdrop, circle, glow, gradient, path, rect } from './svg.ts';

type LogoStage = Stage & { letter: string };

/** The main object of a logo. Logos fill the square: the page rounds them, as a square or a circle. */
const hero = ({ objects }: Stage): Subject => objects[0] ?? 'shop';
const second = ({ objects }: Stage): Subject => objects[1] ?? hero({ objects } as Stage);

function glowing(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      glow('light', side / 2, side * 0.42, side * 0.5, palette.soft, palette.isDark ? 0.4 : 0.85),
    ),
    floating(hero(stage), side / 2, side * 0.49, side * 0.6, -6),
  ];
}

function badge(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      circle(side / 2, side / 2, side * 0.4, palette.soft),
      circle(side / 2, side / 2, side * 0.4, palette.floor[0], 'fill-opacity=".5"'),
      circle(
        side / 2,
        side / 2,
        side * 0.365,
        'none',
        `stroke="${palette.wall[1]}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"`,
      ),
    ),
    lying(hero(stage), side / 2, side / 2, side * 0.52, 0),
  ];
}

function scallop(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  const petals = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return circle(
      side / 2 + Math.cos(angle) * side * 0.335,
      side / 2 + Math.sin(angle) * side * 0.335,
      side * 0.085,
      palette.accent,
    );
  });
  return [
    shapes(
      backdrop(side, side, palette.floor),
      ...petals,
      circle(side / 2, side / 2, side * 0.345, palette.accent),
      circle(side / 2, side / 2, side * 0.3, palette.soft, 'fill-opacity=".92"'),
    ),
    lying(hero(stage), side / 2, side / 2, side * 0.48, -4),
  ];
}

function niche(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  const floor = side * 0.78;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      arch(side * 0.2, side * 0.13, side * 0.6, floor, palette.soft, 'fill-opacity=".9"'),
      gradient('inside', [palette.floor[0], palette.floor[1]]),
      arch(side * 0.225, side * 0.155, side * 0.55, floor, 'url(#inside)'),
      rect(0, floor, side, side - floor, palette.accent, 'fill-opacity=".85"'),
    ),
    standing(hero(stage), side / 2, side * 0.83, side * 0.54),
  ];
}

function split(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      path(['M', 0, side, 'L', side, 0, 'V', side, 'Z'], palette.accent, 'fill-opacity=".9"'),
    ),
    floating(hero(stage), side * 0.5, side * 0.5, side * 0.62, 8),
  ];
}

function rays(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  const beams = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [index, index + 0.5].map((step) => (step / 12) * Math.PI * 2) as [number, number];
    const point = (angle: number) => [side / 2 + Math.cos(angle) * side, side * 0.56 + Math.sin(angle) * side];
    return path(
      ['M', side / 2, side * 0.56, 'L', ...point(from), 'L', ...point(to), 'Z'],
      palette.soft,
      `fill-opacity="${palette.isDark ? 0.16 : 0.5}"`,
    );
  });
  return [
    shapes(
      backdrop(side, side, palette.wall),
      ...beams,
      circle(side / 2, side * 0.54, side * 0.3, palette.accent, 'fill-opacity=".9"'),
    ),
    lying(hero(stage), side / 2, side * 0.52, side * 0.56, 0),
  ];
}

function monogram(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      circle(
        side * 0.78,
        side * 0.8,
        side * 0.36,
        palette.isDark ? palette.wall[0] : palette.wall[1],
        'fill-opacity=".6"',
      ),
    ),
    letter(stage.letter, side * 0.46, side * 0.46, side * 0.46, palette.isDark ? '#ffffff' : palette.shade),
    floating(hero(stage), side * 0.69, side * 0.7, side * 0.34, 8),
  ];
}

function seal(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.floor),
      circle(side / 2, side / 2, side * 0.41, palette.isDark ? palette.wall[1] : palette.shade),
      circle(side / 2, side / 2, side * 0.375, 'none', `stroke="${palette.accent}" stroke-width="5"`),
    ),
    letter(stage.letter, side / 2, side * 0.42, side * 0.3, palette.soft),
    lying(hero(stage), side * 0.5, side * 0.69, side * 0.27, 0),
  ];
}

function pair(stage: LogoStage): Layer[] {
  const { width: side, palette } = stage;
  return [
    shapes(
      backdrop(side, side, palette.wall),
      circle(side / 2, side * 1.02, side * 0.56, palette.floor[0], 'fill-opacity=".95"'),
      circle(side * 0.5, side * 0.36, side * 0.2, palette.accent, 'fill-opacity=".9"'),
    ),
    standing(second(stage), side * 0.65, side * 0.7, side * 0.4, 6),
    standing(hero(stage), side * 0.42, side * 0.76, side * 0.5, -4),
  ];
}

export const logoStyles = { glowing, badge, scallop, niche, split, rays, monogram, seal, pair } satisfies Record<
  string,
  (stage: LogoStage) => Layer[]
>;

export type LogoStyle = keyof typeof logoStyles;

export function isLogoStyle(value: unknown): value is LogoStyle {
  return typeof value === 'string' && Object.hasOwn(logoStyles, value);
}
