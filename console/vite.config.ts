import { contractForBrowser } from '@rialto/vite-plugins/contract-for-browser.ts';
import { leanIcons } from '@rialto/vite-plugins/lean-icons.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  plugins: [contractForBrowser(), leanIcons(), tailwindcss()],
  // The host replaces it with the nonce of each response (host/src/apps/app-routes.ts).
  html: { cspNonce: 'PAGE_NONCE' },
  build: { outDir: 'build', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
