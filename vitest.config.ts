import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What needs a hundred thousand items takes a minute to set up; `npm run test:scale` runs it.
const isScale = process.env['SCALE'] === '1';

/** What starts whole shops takes longest: begun last, it would leave the other cores without work. */
class ShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const startsShops = ({ moduleId }: TestSpecification) => /\/host\/src\/[\w-]+\.test\.ts$/.test(moduleId);
    return [...sorted.filter(startsShops), ...sorted.filter((file) => !startsShops(file))];
  }
}

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...(isScale ? [] : ['**/*.scale.test.ts'])],
    include: isScale
      ? ['**/*.scale.test.ts']
      : [
          'packages/**/*.test.{ts,tsx}',
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
    // Test files share what they import: reading the same thousand files anew for each took a third of the time.
    isolate: false,
    sequence: { sequencer: ShopsFirst },
    // A limit is for what hangs. What is slow on a machine that others use as well is not wrong.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
