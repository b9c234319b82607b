import { contractForBrowser } from '@rialto/vite-plugins/contract-for-browser.ts';
import { leanIcons } from '@rialto/vite-plugins/lean-icons.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { courierWorker } from './build-plugins/courier-worker.ts';
import { pageChunk } from './build-plugins/page-chunk.ts';

export default defineConfig({
  base: '/courier/',
  plugins: [contractForBrowser(), leanIcons(), tailwindcss(), courierWorker()],
  // The host replaces it with the nonce of each response (host/src/apps/app-routes.ts).
  html: { cspNonce: 'PAGE_NONCE' },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [pageChunk] } } },
  },
});
