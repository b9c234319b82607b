import { blockId } from './block.tsx';

/** Focuses the first field with a problem in the first of these blocks that is on the page, or else that block. */
export function focusBlock(areas: readonly string[]): void {
  // Wait until the problem is rendered.
  setTimeout(() => {
    const blocks = areas.map((area) => document.getElementById(blockId(area)));
    const first = blocks.find((block) => block !== null);
    (first?.querySelector<HTMLElement>('[aria-invalid=true]') ?? first)?.focus();
  });
}
