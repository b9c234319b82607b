import { lengthOf, stretchOf } from '../geometry/line.ts';
import { holds } from '../geometry/ring.ts';
import type { Ring } from '../geometry/ring.ts';
import { between, crossing, distance } from '../geometry/vec.ts';
import type { Vec } from '../geometry/vec.ts';
import { SegmentGrid } from './segment-grid.ts';
import type { StreetKind } from './street-kind.ts';

export type Bridge = { kind: StreetKind | 'rail'; nameEn: string | null; nameAr: string | null; line: Vec[] };
export type BridgeLine = Omit<Bridge, 'line'> & { line: readonly Vec[] };

/** A bridge begins a little before the water. */
const ABUTMENT = 14;

/** The stretches of roads and rails that run over rivers. */
export function bridgesOver(rivers: readonly Ring[], lines: readonly BridgeLine[]): Bridge[] {
  const banks = new SegmentGrid(400);
  rivers.forEach((ring, id) => banks.addLine(ring, id, true));
  return lines.flatMap(({ kind, nameEn, nameAr, line }) => {
    const crossings = crossingsWith(banks, line);
    const bridges: Bridge[] = [];
    const total = lengthOf(line);
    for (let k = 0; k + 1 < crossings.length; k++) {
      const [from, to] = [crossings[k]!, crossings[k + 1]!];
      const middle = stretchOf(line, from, (from + to) / 2).at(-1)!;
      if (!rivers.some((ring) => holds(ring, middle))) continue;
      const stretch = stretchOf(line, Math.max(0, from - ABUTMENT), Math.min(total, to + ABUTMENT));
      bridges.push({ kind, nameEn, nameAr, line: stretch });
    }
    return bridges;
  });
}

/** Distances along a line at which it crosses a bank, in order. */
function crossingsWith(banks: SegmentGrid, line: readonly Vec[]): number[] {
  const found: number[] = [];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = distance(a, b);
    const here = new Set<number>();
    banks.near(a, b, (bank) => {
      const hit = crossing(a, b, bank.a, bank.b);
      if (hit) here.add(hit.t);
    });
    for (const t of here) found.push(walked + distance(a, between(a, b, t)));
    walked += length;
  }
  return found.sort((a, b) => a - b);
}
