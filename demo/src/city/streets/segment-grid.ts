import type { Vec } from '../geometry/vec.ts';
import { gridKey } from './net.ts';

export type Segment = { a: Vec; b: Vec; road: number };

/** Segments in a grid of square cells, to find those near a position quickly. */
export class SegmentGrid {
  readonly segments: Segment[] = [];
  readonly #cells = new Map<number, number[]>();
  readonly #cell: number;

  constructor(cell: number) {
    this.#cell = cell;
  }

  addLine(line: readonly Vec[], road: number, isLoop = false): void {
    for (let i = 1; i < line.length; i++) this.add({ a: line[i - 1]!, b: line[i]!, road });
    if (isLoop) this.add({ a: line[line.length - 1]!, b: line[0]!, road });
  }

  add(segment: Segment): void {
    const id = this.segments.push(segment) - 1;
    this.#eachCell(segment.a, segment.b, (key) => {
      const list = this.#cells.get(key);
      if (list) list.push(id);
      else this.#cells.set(key, [id]);
    });
  }

  /** Visits every segment that shares a cell with the box around a and b, each once per shared cell. */
  near(a: Vec, b: Vec, visit: (segment: Segment, id: number) => void): void {
    this.#eachCell(a, b, (key) => {
      for (const id of this.#cells.get(key) ?? []) visit(this.segments[id]!, id);
    });
  }

  #eachCell(a: Vec, b: Vec, visit: (key: number) => void): void {
    const fromX = Math.floor(Math.min(a.x, b.x) / this.#cell);
    const toX = Math.floor(Math.max(a.x, b.x) / this.#cell);
    const fromY = Math.floor(Math.min(a.y, b.y) / this.#cell);
    const toY = Math.floor(Math.max(a.y, b.y) / this.#cell);
    for (let i = fromX; i <= toX; i++) {
      for (let j = fromY; j <= toY; j++) visit(gridKey(i, j));
    }
  }
}
