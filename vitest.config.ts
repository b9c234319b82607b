import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// What needs a hundred thousand items takes a minute to set up; `npm run test:scale` runs it.
const isScale = process.env['SCALE'] === '1';

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(isScale ? [] : ['**/*.scale.test.ts'])],
    include: isScale
      ? ['**/*.scale.test.ts']
      : [
          'packages/**/*.test.ts',
          'server/**/*.test.ts',
          'host/**/*.test.ts',
          'demo/**/*.test.ts',
          'storefront/**/*.test.{ts,tsx}',
          'tools/**/*.test.ts',
          'bench/**/*.test.ts',
        ],
    globalSetup: ['./packages/database/src/testing/vitest-global-setup.ts'],
    // Left alone, one core of a machine with two would do nothing.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
