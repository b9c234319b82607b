import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { blockId } from '../blocks/block.tsx';
import { areas, byArea, type Area } from './problem-areas.ts';

/** Where a part's problems are shown when it has no block of its own: a guest tells who they are with the address. */
const standIns: Partial<Record<Area, Parameters<typeof blockId>[0][]>> = {
  contact: ['contact', 'address'],
  whole: ['whole', 'pictures'],
};

/** Takes the visitor to the topmost thing that has to be put right. */
export function focusFirstProblem(problems: readonly Problem[]): void {
  const found = byArea(problems);
  const places = areas.filter((area) => found[area]).flatMap((area) => standIns[area] ?? [area]);
  // The problem itself may only now be drawn.
  setTimeout(() => {
    const blocks = places.map((place) => document.getElementById(blockId(place)));
    blocks.find((block) => block !== null)?.focus();
  });
}
