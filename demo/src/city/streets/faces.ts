import type { Vec } from '../geometry/vec.ts';
import { signedArea } from '../geometry/ring.ts';

/**
 * An area enclosed by roads. A side is an edge with a direction: edge id × 2, plus 1 for backwards; the face is to the
 * left of every side.
 */
export type Face = { sides: number[]; ring: Vec[]; area: number };

/** The part of a net that finding faces needs. */
type NetShape = { nodes: readonly Vec[]; edges: readonly { from: number; to: number }[] };

/** All faces of a planar net, without the outer one. */
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

function startOf({ edges }: NetShape, side: number): number {
  const edge = edges[side >> 1]!;
  return side & 1 ? edge.to : edge.from;
}

function endOf(net: NetShape, side: number): number {
  return startOf(net, side ^ 1);
}

/** The next side of each side, keeping the face on the left. */
function nextSides(net: NetShape): Int32Array {
  const { starts, sides } = sidesByNode(net);
  const angles = new Float64Array(net.edges.length * 2);
  for (let side = 0; side < angles.length; side++) {
    const a = net.nodes[startOf(net, side)]!;
    const b = net.nodes[endOf(net, side)]!;
    angles[side] = Math.atan2(b.y - a.y, b.x - a.x);
  }
  const next = new Int32Array(net.edges.length * 2);
  for (let node = 0; node < net.nodes.length; node++) {
    const leaving = sides.subarray(starts[node], starts[node + 1]);
    leaving.sort((a, b) => angles[a]! - angles[b]!);
    // After the twin of one side, the sharpest left turn is the neighbour just before it.
    for (let i = 0; i < leaving.length; i++) {
      next[leaving[i]! ^ 1] = leaving[i === 0 ? leaving.length - 1 : i - 1]!;
    }
  }
  return next;
}

/** The sides leaving each node in one array: those of a node are between its start and the next one's. */
function sidesByNode(net: NetShape): { starts: Int32Array; sides: Int32Array } {
  const starts = new Int32Array(net.nodes.length + 1);
  const count = net.edges.length * 2;
  for (let side = 0; side < count; side++) starts[startOf(net, side) + 1]!++;
  for (let node = 0; node < net.nodes.length; node++) starts[node + 1]! += starts[node]!;
  const filled = starts.slice();
  const sides = new Int32Array(count);
  for (let side = 0; side < count; side++) sides[filled[startOf(net, side)]!++] = side;
  return { starts, sides };
}
