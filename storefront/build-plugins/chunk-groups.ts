import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler tells about a module: its code as it will run, and what it imports at once (not what it loads later). */
type ModuleInfo = { code: string | null; importedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
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
/** Icons that hardly a page does without: a file for each would be mostly wrapping. */
const icons = dirname(fileURLToPath(import.meta.resolve('lucide-react')));
const everyIcon = ['search', 'arrow-right', 'locate-fixed'].map((name) => join(icons, '../esm/icons', `${name}.mjs`));

/**
 * Forty small files compress and load worse than two: what every page needs comes in one piece each. The frame is
 * everything that the root imports, however deep, and the few files that hardly a page does without; dialogs, drawers
 * and the map are loaded later and stay out of it.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 2 },
  {
    name: (id: string, graph: Graph) => (frameOf(graph).has(id) ? 'frame' : null),
    debugName: 'frame',
    priority: 1,
  },
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
    // The entry brings the page to life, so it may run only when it is asked to: not with the first import of the frame.
    if (id !== entry) frame.add(id);
    waiting.push(
      ...info.importedIds.flatMap((imported) => (allIcons.test(imported) ? iconsOf(info, imported) : imported)),
    );
  }
  frames.set(graph, frame);
  return frame;
}

/** The files of the icons that a module takes by name: `CircleCheck as Check` is icons/circle-check. */
function iconsOf({ code }: ModuleInfo, allIconsFile: string): string[] {
  const imports = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''));
  return names.filter(Boolean).map((name) => join(dirname(allIconsFile), 'icons', `${kebab(name)}.mjs`));
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}
