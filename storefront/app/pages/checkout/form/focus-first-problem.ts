import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { focusBlock } from '../../../features/ordering/blocks/focus-block.ts';
import { areas, byArea, type Area } from './problem-areas.ts';

/** Fallback blocks for areas that may have none. */
const standIns: Partial<Record<Area, string[]>> = {
  whole: ['whole', 'pictures'],
};

/** Focuses the first field with a problem, or else the first block with one. */
export function focusFirstProblem(problems: readonly Problem[]): void {
  const found = byArea(problems);
  focusBlock(areas.filter((area) => found[area]).flatMap((area) => standIns[area] ?? [area]));
}
