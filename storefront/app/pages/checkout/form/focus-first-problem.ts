import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { blockId } from '../blocks/block.tsx';
import { areas, byArea, type Area } from './problem-areas.ts';

/** Fallback blocks for areas that may have none. */
const standIns: Partial<Record<Area, Parameters<typeof blockId>[0][]>> = {
  whole: ['whole', 'pictures'],
};

/** Focuses the first field with a problem, or else the first block with one. */
export function focusFirstProblem(problems: readonly Problem[]): void {
  const found = byArea(problems);
  const places = areas.filter((area) => found[area]).flatMap((area) => standIns[area] ?? [area]);
  // Wait until the problem is rendered.
  setTimeout(() => {
    const blocks = places.map((place) => document.getElementById(blockId(place)));
    const first = blocks.find((block) => block !== null);
    (first?.querySelector<HTMLElement>('[aria-invalid=true]') ?? first)?.focus();
  });
}
