import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';
import { launchOptions } from './set-up/browser.ts';

const { grepInvert: _, testDir: __, ...shared } = stories;

/** `npm run test:long`: the slow stories and visual checks, with animations and pictures. */
export default defineConfig({
  ...shared,
  projects: [
    { name: 'long', testDir: './long' },
    { name: 'stories', testDir: './specs', grep: /@long/ },
  ],
  use: {
    ...shared.use,
    serviceWorkers: 'allow',
    contextOptions: {},
    launchOptions: launchOptions({ hasPictures: true }),
  },
});
