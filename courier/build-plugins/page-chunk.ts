import { fileURLToPath } from 'node:url';

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const entry = fileURLToPath(new URL('../app/main.tsx', import.meta.url));
const graphs = new WeakMap<Graph, Set<string>>();

/** One chunk for everything that the page imports statically: several small ones compress worse. */
export const pageChunk = {
  name: (id: string, graph: Graph) => (id !== entry && partsOf(graph).has(id) ? 'page' : null),
  debugName: 'page',
};

function partsOf(graph: Graph): Set<string> {
  const known = graphs.get(graph);
  if (known) return known;
  const parts = new Set([entry]);
  // Iterating a Set also visits entries added during the iteration.
  for (const id of parts)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.endsWith('.css')) parts.add(imported);
  graphs.set(graph, parts);
  return parts;
}
