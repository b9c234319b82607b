import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from './set-up/browser.ts';

export default defineConfig({
  testDir: './specs',
  // Those wait for `npm run test:long`, and so do the stories in the folder `long`.
  grepInvert: /@long/,
  outputDir: join(tmpdir(), 'rialto-test-results'),
  globalSetup: './set-up/start-shop.ts',
  workers: 2,
  fullyParallel: true,
  // A test that passes only the second time has found something; it is not repeated until it keeps quiet.
  retries: 0,
  // A limit is for what hangs. What is slow on a machine that others use as well is not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    // What a story is not about would take its time: drawing pictures, moving things, keeping pages for later.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions({ hasPictures: false }),
  },
});
