import { alcove } from './compositions/alcove.ts';
import { arcade } from './compositions/arcade.ts';
import { bleed } from './compositions/bleed.ts';
import { closeup } from './compositions/closeup.ts';
import { corner } from './compositions/corner.ts';
import { flatlay } from './compositions/flatlay.ts';
import { hills } from './compositions/hills.ts';
import { marble } from './compositions/marble.ts';
import { market } from './compositions/market.ts';
import { orbit } from './compositions/orbit.ts';
import { papercut } from './compositions/papercut.ts';
import { parade } from './compositions/parade.ts';
import { pedestal } from './compositions/pedestal.ts';
import { plate } from './compositions/plate.ts';
import { podium } from './compositions/podium.ts';
import { shelf } from './compositions/shelf.ts';
import { showcase } from './compositions/showcase.ts';
import { spread } from './compositions/spread.ts';
import { steps } from './compositions/steps.ts';
import { sunbeam } from './compositions/sunbeam.ts';
import { sweep } from './compositions/sweep.ts';
import { tabletop } from './compositions/tabletop.ts';
import { terrace } from './compositions/terrace.ts';
import { tiles } from './compositions/tiles.ts';
import { tray } from './compositions/tray.ts';
import type { Layer, Stage } from './scene.ts';

/** The layouts of pictures. A grid of stores mixes them, so that neighbours look different. */
export const compositions = {
  alcove,
  arcade,
  bleed,
  closeup,
  corner,
  flatlay,
  hills,
  marble,
  market,
  orbit,
  papercut,
  parade,
  pedestal,
  plate,
  podium,
  shelf,
  showcase,
  spread,
  steps,
  sunbeam,
  sweep,
  tabletop,
  terrace,
  tiles,
  tray,
} satisfies Record<string, (stage: Stage) => Layer[]>;

export type CompositionName = keyof typeof compositions;

export function isCompositionName(value: unknown): value is CompositionName {
  return typeof value === 'string' && Object.hasOwn(compositions, value);
}
