import { distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';

/** A straight segment between two nodes. `road` is the road it belongs to. */
export type NetEdge = { readonly from: number; readonly to: number; readonly road: number };

export type Net = { nodes: Vec[]; edges: NetEdge[] };

/** A small integer for a grid cell: maps are several times faster with small integers. */
export function gridKey(i: number, j: number): number {
  return ((i & 0x7fff) << 15) | (j & 0x7fff);
}

/** Finds nodes by position; two positions closer than the tolerance are the same junction. */
export class NodeFinder {
  readonly nodes: Vec[] = [];
  readonly #cells = new Map<number, number[]>();
  readonly #cell: number;

  constructor(cell: number) {
    this.#cell = cell;
  }

  add(p: Vec): number {
    const id = this.nodes.push(p) - 1;
    const key = this.#key(Math.floor(p.x / this.#cell), Math.floor(p.y / this.#cell));
    const list = this.#cells.get(key);
    if (list) list.push(id);
    else this.#cells.set(key, [id]);
    return id;
  }

  nearest(p: Vec, within: number, accepts?: (id: number) => boolean): number | null {
    let best: number | null = null;
    let bestDistance = within;
    const i = Math.floor(p.x / this.#cell);
    const j = Math.floor(p.y / this.#cell);
    const reach = Math.ceil(within / this.#cell);
    for (let di = -reach; di <= reach; di++) {
      for (let dj = -reach; dj <= reach; dj++) {
        for (const id of this.#cells.get(this.#key(i + di, j + dj)) ?? []) {
          const away = distance(p, this.nodes[id]!);
          if (away < bestDistance && (!accepts || accepts(id))) [best, bestDistance] = [id, away];
        }
      }
    }
    return best;
  }

  at(p: Vec, tolerance: number): number {
    return this.nearest(p, tolerance) ?? this.add(p);
  }

  #key(i: number, j: number): number {
    return gridKey(i, j);
  }
}
