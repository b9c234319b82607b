import type { Vec } from '../geometry/vec.ts';
import { signedArea } from '../geometry/ring.ts';

/**
 * A piece of land with roads all around. A side is an edge seen from one end: edge id × 2, plus 1 when walked
 * backwards; the face lies on the left hand of every side.
 */
export type Face = { sides: number[]; ring: Vec[]; area: number };

/** All that finding faces needs to know of a net. */
export type NetShape = { nodes: readonly Vec[]; edges: readonly { from: number; to: number }[] };

/** All faces of a net whose roads meet only at nodes; the endless one outside is left out. */
export function facesOf(net: NetShape): Face[] {
  const next = nextSides(net);
  const seen = new Uint8Array(next.length);
  const faces: Face[] = [];
  for (let start = 0; start < next.length; start++) {
    if (seen[start]) continue;
    const sides: number[] = [];
    for (let side = start; !seen[side]; side = next[side]!) {
      seen[side] = 1;
      sides.push(side);
    }
    const ring = sides.map((side) => net.nodes[startOf(net, side)]!);
    const area = signedArea(ring);
    if (area > 1) faces.push({ sides, ring, area });
  }
  return faces;
}

export function startOf({ edges }: NetShape, side: number): number {
  const edge = edges[side >> 1]!;
  return side & 1 ? edge.to : edge.from;
}

export function endOf(net: NetShape, side: number): number {
  return startOf(net, side ^ 1);
}

/** For every side the one that follows when one keeps the face on the left hand. */
function nextSides(net: NetShape): Int32Array {
  const leaving: number[][] = net.nodes.map(() => []);
  for (let side = 0; side < net.edges.length * 2; side++) leaving[startOf(net, side)]!.push(side);
  const angles = new Float64Array(net.edges.length * 2);
  for (let side = 0; side < angles.length; side++) {
    const a = net.nodes[startOf(net, side)]!;
    const b = net.nodes[endOf(net, side)]!;
    angles[side] = Math.atan2(b.y - a.y, b.x - a.x);
  }
  const next = new Int32Array(net.edges.length * 2);
  for (const sides of leaving) {
    sides.sort((a, b) => angles[a]! - angles[b]!);
    // Arriving by the twin of one side, the sharpest left turn is the neighbour just before it.
    sides.forEach((side, i) => {
      next[side ^ 1] = sides[(i + sides.length - 1) % sides.length]!;
    });
  }
  return next;
}
