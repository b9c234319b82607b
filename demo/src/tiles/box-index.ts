import Flatbush from 'flatbush';
import type { Box } from '../city/geometry/ring.ts';

/** Objects with boxes, found by tile, in the order in which they were added. */
export class BoxIndex<T> {
  readonly #items: readonly T[];
  readonly #tree: Flatbush | null;

  constructor(items: readonly T[], boxOfItem: (item: T) => Box) {
    this.#items = items;
    this.#tree = items.length > 0 ? new Flatbush(items.length) : null;
    for (const item of items) {
      const { minX, minY, maxX, maxY } = boxOfItem(item);
      this.#tree?.add(minX, minY, maxX, maxY);
    }
    this.#tree?.finish();
  }

  within({ minX, minY, maxX, maxY }: Box): T[] {
    if (!this.#tree) return [];
    const found = this.#tree.search(minX, minY, maxX, maxY);
    // The tree returns its own order; the drawing order must not depend on the tile.
    return found.sort((a, b) => a - b).map((id) => this.#items[id]!);
  }
}
