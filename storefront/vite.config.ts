import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractForBrowser } from './build-plugins/contract-for-browser.ts';
import { chunkGroups } from './build-plugins/chunk-groups.ts';

export default defineConfig({
  plugins: [contractForBrowser(), tailwindcss(), reactRouter()],
  // Everything goes into the server build, so that React runs in its production form whatever NODE_ENV says later.
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
