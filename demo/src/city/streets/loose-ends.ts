/** Removes dead ends that are not closes. */
export function withoutLooseEnds<E extends { from: number; to: number }>(
  edges: readonly E[],
  keptEnds: ReadonlySet<number>,
): E[] {
  const atNode = new Map<number, Set<E>>();
  const edgesAt = (node: number) => {
    const known = atNode.get(node) ?? new Set<E>();
    atNode.set(node, known);
    return known;
  };
  for (const edge of edges) [edge.from, edge.to].forEach((node) => edgesAt(node).add(edge));
  const kept = new Set(edges);
  const isLoose = (node: number) => !keptEnds.has(node) && edgesAt(node).size === 1;
  const loose = [...atNode.keys()].filter(isLoose);
  for (let node = loose.pop(); node !== undefined; node = loose.pop()) {
    const [edge] = edgesAt(node);
    if (!edge) continue;
    kept.delete(edge);
    const other = edge.from === node ? edge.to : edge.from;
    edgesAt(node).delete(edge);
    edgesAt(other).delete(edge);
    if (isLoose(other)) loose.push(other);
  }
  return edges.filter((edge) => kept.has(edge));
}
