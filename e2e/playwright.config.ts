import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from './set-up/browser.ts';

export default defineConfig({
  testDir: './specs',
  // They run in `npm run test:long`, like the stories in the folder `long`.
  grepInvert: /@long|@times/,
  outputDir: join(tmpdir(), 'rialto-test-results'),
  globalSetup: './set-up/start-shop.ts',
  // A story waits for the network and the database a part of its time, so three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // No retries: a test that fails at first and then passes has found a problem.
  retries: 0,
  // The limit is only for tests that hang; a shared machine may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    // Service worker, pictures and animations take time and are switched off for stories that do not test them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions({ hasPictures: false }),
  },
});
