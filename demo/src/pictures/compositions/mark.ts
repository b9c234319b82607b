import { shapes, type Scene } from '../scene.ts';
import { gradient, path, rect } from '../svg.ts';

const SIDE = 512;

/** The shop's own sign: a bridge over a wave. */
export function mark(): Scene {
  const deck = ['M', 70, 318, 'C', 150, 300, 170, 160, 256, 160, 'C', 342, 160, 362, 300, 442, 318, 'L', 350, 318];
  const arch = ['C', 350, 262, 306, 226, 256, 226, 'C', 206, 226, 162, 262, 162, 318, 'Z'];
  const wave = (y: number) => ['M', 120, y, 'q', 34, -26, 68, 0, 't', 68, 0, 't', 68, 0, 't', 68, 0];
  const stroke = 'stroke="#fff8ec" stroke-width="20" stroke-linecap="round"';
  const layers = [
    shapes(
      gradient('ground', ['#f47a55', '#d9482f'], 'slant'),
      rect(0, 0, SIDE, SIDE, 'url(#ground)'),
      path([...deck, ...arch], '#fff8ec'),
      path(wave(372), 'none', stroke),
    ),
  ];
  return { width: SIDE, height: SIDE, shade: '#5a160b', layers };
}
