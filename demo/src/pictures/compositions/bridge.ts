import { standing } from '../arrange.ts';
import { palettes } from '../palettes.ts';
import { shapes, type Layer, type Scene } from '../scene.ts';
import { circle, glow, gradient, path, rect } from '../svg.ts';
import { cloud, skyline } from './skyline.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const WATER = 760;

/** Rialto: goods of all kinds cross the bridge on a warm evening. */
export function bridge(): Scene {
  const sky = shapes(
    gradient('sky', ['#ffcfa6', '#ffeacb']),
    rect(0, 0, WIDTH, WATER, 'url(#sky)'),
    glow('warm', 1020, 380, 800, '#ff9f57', 0.6),
    circle(1020, 330, 215, '#fff4dc', 'fill-opacity=".95"'),
    cloud(230, 190, 1),
    cloud(1310, 110, 0.75),
    skyline(WATER, { seed: 5, low: 190, high: 400, colour: '#f7bd90', window: '#fdd9b5' }),
    skyline(WATER, { seed: 12, low: 90, high: 290, colour: '#e29468', window: '#ffd79d' }),
  );
  const layers = [sky, water(), ...ducks(), stone(), ...walkers('behind'), ...walkers('before'), railing()];
  return { width: WIDTH, height: HEIGHT, shade: palettes.cocoa.shade, layers };
}

/** The deck is slightly arched, so that the objects on it are visible side by side. */
const deckAt = (x: number) => 872 - 130 * Math.exp(-(((x - 800) / 560) ** 2));
const slopeAt = (x: number) => (Math.atan2(deckAt(x + 5) - deckAt(x - 5), 10) * 180) / Math.PI;

function deckLine(down = 0): (string | number)[] {
  const steps = Array.from({ length: 81 }, (_, index) => index * 20);
  return steps.flatMap((x, index) => [index === 0 ? 'M' : 'L', x, deckAt(x) + down]);
}

/** The objects on the bridge: name, position, size. The far side of the deck first. */
const parade = {
  behind: [
    ['pottedPlant', 62, 235],
    ['bouquet', 292, 235],
    ['pineapple', 520, 240],
    ['lotion', 742, 225],
    ['teddy', 955, 235],
    ['tulip', 1160, 225],
    ['sunflower', 1535, 215],
  ],
  before: [
    ['bread', 160, 190],
    ['basket', 400, 245],
    ['burger', 630, 220],
    ['shoppingBags', 855, 265],
    ['gift', 1062, 205],
    ['scooter', 1335, 290],
  ],
} as const;

function walkers(side: keyof typeof parade): Layer[] {
  return parade[side].map(([object, x, size]) => ({
    ...standing(object, x, deckAt(x) - (side === 'before' ? 4 : 26), size, slopeAt(x) * 0.6),
    flip: object === 'scooter',
  }));
}

function stone(): Layer {
  const arch = [
    'L',
    WIDTH,
    HEIGHT,
    'L',
    1300,
    HEIGHT,
    'C',
    1300,
    990,
    1080,
    860,
    800,
    860,
    'C',
    520,
    860,
    300,
    990,
    300,
    HEIGHT,
    'L',
    0,
    HEIGHT,
    'Z',
  ];
  const joints = Array.from({ length: 19 }, (_, index) => {
    const angle = Math.PI * (0.06 + (index / 18) * 0.88);
    const [x, y] = [800 - Math.cos(angle) * 502, HEIGHT - Math.sin(angle) * 342];
    return path(
      ['M', x, y, 'l', -Math.cos(angle) * 40, -Math.sin(angle) * 40],
      'none',
      'stroke="#cfa578" stroke-width="4" opacity=".6"',
    );
  });
  return shapes(
    gradient('stone', ['#fff3dd', '#e6c196']),
    `<defs><clipPath id="deck">${rect(0, 0, WIDTH, 858, '#000')}</clipPath></defs>`,
    path([...deckLine(-44), 'L', WIDTH, HEIGHT, 'L', 0, HEIGHT, 'Z'], '#f3d8b2', 'clip-path="url(#deck)"'),
    path([...deckLine(), ...arch], 'url(#stone)'),
    path(
      ['M', 300, HEIGHT, 'C', 300, 990, 520, 860, 800, 860, 'C', 1080, 860, 1300, 990, 1300, HEIGHT],
      'none',
      'stroke="#d6ad80" stroke-width="9"',
    ),
    ...joints,
    path(deckLine(), 'none', 'stroke="#fffaf0" stroke-width="9"'),
  );
}

/** Low posts in the foreground, so that the objects seem to be on the bridge. */
function railing(): Layer {
  const posts = Array.from({ length: 33 }, (_, index) => 25 + index * 48.5).map((x) => {
    const y = deckAt(x) + 20;
    return rect(x - 7, y, 14, 44, '#f6dfbf', 'rx="7"') + rect(x - 7, y, 5, 44, '#fff8ec', 'rx="3"');
  });
  return shapes(
    path(deckLine(20), 'none', 'stroke="#f0d3ab" stroke-width="8"'),
    path(deckLine(17), 'none', 'stroke="#fffaf0" stroke-width="6"'),
    ...posts,
    path(deckLine(64), 'none', 'stroke="#e2bf94" stroke-width="14"'),
    path(deckLine(61), 'none', 'stroke="#fff3df" stroke-width="6"'),
  );
}

function water(): Layer {
  const glints = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [(index * 397) % WIDTH, WATER + 24 + ((index * 211) % 410)];
    return rect(x, y, 50 + ((index * 37) % 90), 5, index % 3 === 0 ? '#fff3d6' : '#a9e0dc', 'rx="3" fill-opacity=".5"');
  });
  return shapes(
    gradient('water', ['#7cc8c4', '#2f8b92']),
    rect(0, WATER, WIDTH, HEIGHT - WATER, 'url(#water)'),
    glow('shine', 800, 1030, 420, '#d9f5ee', 0.4),
    ...glints,
  );
}

function ducks(): Layer[] {
  return [standing('duck', 690, 1075, 140), standing('duck', 860, 1118, 95), standing('duck', 965, 1060, 80)];
}
