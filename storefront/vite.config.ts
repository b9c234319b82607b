import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractForBrowser } from '@rialto/vite-plugins/contract-for-browser.ts';
import { chunkGroups } from './build-plugins/chunk-groups.ts';
import { leanIcons } from '@rialto/vite-plugins/lean-icons.ts';
import { serviceWorker } from './build-plugins/service-worker.ts';

const onMostPages = /\/(framework|frame|rolldown-runtime|owned|common|details)-[\w-]+\.js$/;
/** Its scripts are at their limit, and the names alone would exceed it. */
const isTrackingPage = /\/track-order\.route-[\w-]+\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [contractForBrowser(), leanIcons(), tailwindcss(), reactRouter(), serviceWorker()],
  // Everything goes into the server build, so that React runs in its production form whatever NODE_ENV says later:
  // its development form costs three times the CPU for each page.
  ssr: { noExternal: command === 'build' ? true : [/^@rialto\//] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    assetsInlineLimit: 0,
    // What a later part needs is fetched together with it; what most pages have already need not be named each time.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        isTrackingPage.test(hostId) ? [] : needed.filter((name) => !onMostPages.test(name)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // Drops the router's warnings to developers, which its production form still has.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
        },
      },
    },
  },
}));
