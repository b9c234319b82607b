import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';
import { launchOptions } from './set-up/browser.ts';

const { grepInvert: _, testDir: __, ...shared } = stories;

const browser = launchOptions({ hasPictures: true });

/** `npm run screenshots`: renews the pictures in docs/screens. */
export default defineConfig({
  ...shared,
  testDir: './screenshots',
  // Pictures are drawn when they are first requested.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { ...shared.use, launchOptions: { ...browser, args: [...(browser.args ?? []), '--hide-scrollbars'] } },
});
