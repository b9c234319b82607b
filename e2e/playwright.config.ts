import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default defineConfig({
  testDir: './specs',
  outputDir: join(tmpdir(), 'rialto-test-results'),
  globalSetup: './set-up/start-shop.ts',
  workers: 2,
  fullyParallel: true,
  // A test that passes only the second time has found something; it is not repeated until it keeps quiet.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
