import { benchCatalogue } from './catalogue/catalogue.ts';
import { benchEdge } from './edge.ts';
import { benchFoundation } from './foundation.ts';
import { benchImport } from './importing/importing.ts';
import { benchLive } from './live/live.ts';
import { benchMemory } from './memory/memory.ts';
import { benchOrdering } from './ordering/ordering.ts';
import { benchPages } from './pages/pages.ts';

const [what = 'foundation', ...more] = process.argv.slice(2);
const benches: Record<string, (given: string[]) => Promise<boolean>> = {
  foundation: benchFoundation,
  catalogue: benchCatalogue,
  pages: benchPages,
  ordering: benchOrdering,
  live: benchLive,
  import: benchImport,
  edge: benchEdge,
  memory: benchMemory,
};
const bench = benches[what];
if (!bench) {
  console.error(`There is no bench called ${what}: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else {
  process.exitCode = (await bench(more)) ? 0 : 1;
}
