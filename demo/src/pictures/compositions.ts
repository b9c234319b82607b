import { arcade } from './compositions/arcade.ts';
import { bleed } from './compositions/bleed.ts';
import { corner } from './compositions/corner.ts';
import { hills } from './compositions/hills.ts';
import { market } from './compositions/market.ts';
import { orbit } from './compositions/orbit.ts';
import { plate } from './compositions/plate.ts';
import { podium } from './compositions/podium.ts';
import { shelf } from './compositions/shelf.ts';
import { steps } from './compositions/steps.ts';
import { tabletop } from './compositions/tabletop.ts';
import { tiles } from './compositions/tiles.ts';
import type { Layer, Stage } from './scene.ts';

/** The ways a picture can be laid out. A grid of stores mixes them, so that no two neighbours look alike. */
export const compositions = {
  arcade,
  bleed,
  corner,
  hills,
  market,
  orbit,
  plate,
  podium,
  shelf,
  steps,
  tabletop,
  tiles,
} satisfies Record<string, (stage: Stage) => Layer[]>;

export type CompositionName = keyof typeof compositions;

export function isCompositionName(value: unknown): value is CompositionName {
  return typeof value === 'string' && Object.hasOwn(compositions, value);
}
