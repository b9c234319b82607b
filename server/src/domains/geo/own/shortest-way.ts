import { MinHeap } from './min-heap.ts';
import { lineMetres, type StreetGraph } from './street-graph.ts';

/** The way along the streets from node to node, or null if they are not connected. */
export type ShortestWay = (from: number, to: number) => FoundWay | null;
/** `nodes` lists the nodes of the way, both ends included; only until the next way is searched. */
type FoundWay = { metres: number; nodes: () => number[] };

/** A* search. The arrays are reused between calls; a stamp marks the values of the current call. */
export function createShortestWay(graph: StreetGraph): ShortestWay {
  const { points, space, starts, targets, metres, leastDetour } = graph;
  const walked = new Float64Array(points.length);
  const seenIn = new Uint32Array(points.length);
  const doneIn = new Uint32Array(points.length);
  const cameFrom = new Uint32Array(points.length);
  const open = new MinHeap();
  let call = 0;

  function leave(node: number, goal: number): void {
    for (let slot = starts[node] ?? 0; slot < (starts[node + 1] ?? 0); slot++) {
      const next = targets[slot] ?? node;
      const way = (walked[node] ?? 0) + (metres[slot] ?? 0);
      if (seenIn[next] === call && way >= (walked[next] ?? 0)) continue;
      seenIn[next] = call;
      walked[next] = way;
      cameFrom[next] = node;
      open.push(next, way + lineMetres(space, next, goal) * leastDetour);
    }
  }

  function nodesBetween(from: number, to: number): number[] {
    const nodes = [to];
    for (let node = to; node !== from;) nodes.push((node = cameFrom[node] ?? from));
    return nodes.reverse();
  }

  return (from, to) => {
    call++;
    open.clear();
    seenIn[from] = call;
    walked[from] = 0;
    open.push(from, 0);
    while (!open.isEmpty) {
      const node = open.pop();
      if (node === to) return { metres: walked[to] ?? 0, nodes: () => nodesBetween(from, to) };
      if (doneIn[node] === call) continue;
      doneIn[node] = call;
      leave(node, to);
    }
    return null;
  };
}
