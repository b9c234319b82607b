import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module's transformed code and its static imports, without dynamic ones. */
type ModuleInfo = { code: string | null; importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
/** What the bar loads on every page but the landing page: the cart, the profile and the favourites. */
const owned =
  /app[\\/](shell[\\/]bar[\\/]visitor-controls|features[\\/](cart[\\/]cart|account[\\/]profile|wishlist[\\/]favourite(s|-ids)))\.tsx?$/;
/** Small files of the frame of a store, which would be a request each. */
const storeFrame = /app[\\/](pages[\\/]store[\\/](store-outlet|menu[\\/]menu-filter)|shared[\\/]use-fresh-place)\.ts$/;
/** What the tracking page and the tracking drawer need, and no page outside the orders loads. */
const tracking =
  /(features[\\/]tracking[\\/](view|map[\\/]lazy-map|use-tracked-order)|orders[\\/](order-(steps|total)|parts[\\/]order-(box|store))|shared[\\/]shown-orders|words[\\/](arrival|order-status|order-title)|rules[\\/]src[\\/]order[\\/](phase|steps))/;
/**
 * Small files of most pages. Without their own chunk they would be in that of the tracking or the ordering, which few
 * pages need.
 */
const common =
  /(app[\\/](words[\\/](charged-money|currency|money-text|name-of)|platform[\\/]session[\\/](running-order|guest-order|new-key))|ui[\\/]src[\\/](feedback[\\/]skeleton|base[\\/](use-near-screen|use-first-touch))|icons[\\/]map-pin\.m?js$)/;
/** The search in the bar. Its button and its field are loaded apart from the panel, and would be four small files. */
const search = /app[\\/]features[\\/]search[\\/](search-(box|field|box-focus|button)|recent-searches)\.tsx?$/;
/** What every form of an order loads at once: checkout, prescription and parcel. */
const ordering =
  /app[\\/]features[\\/]ordering[\\/](form[\\/]|blocks[\\/](block|focus-block|fold|guest-phone|place-button|quote-status)\.)/;
const details =
  /(app[\\/]words[\\/](dates|times)|icons[\\/](bike|check|cloud-off|house|package|receipt-text|store)\.m?js$)/;
/** One file that names all 1,700 icons: what imports it needs only the few it takes. */
const allIcons = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;

const app = fileURLToPath(new URL('../app/', import.meta.url));
const ui = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const everyPage = [
  'root.tsx',
  'platform/page/page-head.tsx',
  'words/number-text.ts',
  'features/modules/use-choose-module.ts',
]
  .map((file) => join(app, file))
  .concat(join(ui, 'media/image.tsx'));
const entry = join(app, 'entry.client.tsx');
/** Icons that nearly every page uses; separate files would be mostly overhead. */
const icons = dirname(fileURLToPath(import.meta.resolve('lucide-react')));
const everyIcon = ['search', 'arrow-right', 'chevron-down', 'locate-fixed', 'package-search', 'x'].map((name) =>
  join(icons, '../esm/icons', `${name}.mjs`),
);

/**
 * Few large chunks compress and load better than forty small ones. The frame contains everything the root imports
 * statically and the few files nearly every page uses; dialogs, drawers and the map load on demand.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  {
    name: (id: string, graph: Graph) => (frameOf(graph).has(id) ? 'frame' : null),
    debugName: 'frame',
    priority: 1,
  },
  { name: 'common', test: common, priority: 0.6 },
  { name: 'details', test: details, priority: 0.5 },
  { name: 'owned', test: owned },
  { name: 'store-frame', test: storeFrame },
  { name: 'tracking', test: tracking },
  { name: 'ordering', test: ordering },
  { name: 'search', test: search },
];

const frames = new WeakMap<Graph, Set<string>>();

function frameOf(graph: Graph): Set<string> {
  const known = frames.get(graph);
  if (known) return known;
  const frame = new Set<string>();
  const waiting = [entry, ...everyPage, ...everyIcon];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = frame.has(id) || framework.test(id) || id.endsWith('.css') ? null : graph.getModuleInfo(id);
    if (!info) continue;
    // The entry starts hydration, so it must not run as a side effect of importing the frame.
    if (id !== entry) frame.add(id);
    waiting.push(
      ...info.importedIds.flatMap((imported) => (allIcons.test(imported) ? iconsOf(info, imported) : imported)),
    );
  }
  frames.set(graph, frame);
  return frame;
}

/** Files of the icons a module imports by name: `CircleCheck as Check` is icons/circle-check. */
function iconsOf({ code }: ModuleInfo, allIconsFile: string): string[] {
  const imports = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''));
  return names.filter(Boolean).map((name) => join(dirname(allIconsFile), 'icons', `${kebab(name)}.mjs`));
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}
