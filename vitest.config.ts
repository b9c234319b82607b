import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'server/**/*.test.ts',
      'host/**/*.test.ts',
      'demo/**/*.test.ts',
      'storefront/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['./packages/database/src/testing/vitest-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
