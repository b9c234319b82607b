import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `npm run test:long` runs tests that take long, and `npm run test:scale` those with a hundred thousand items.
const kind = (['long', 'scale'] as const).find((name) => process.env['TESTS'] === name);

/** Tests that start whole shops take longest: if they started last, the other cores would be idle. */
class ShopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const startsShops = ({ moduleId }: TestSpecification) => /\/host\/src\/[\w-]+\.test\.ts$/.test(moduleId);
    return [...sorted.filter(startsShops), ...sorted.filter((file) => !startsShops(file))];
  }
}

const globalSetup = ['./packages/database/src/testing/vitest-global-setup.ts'];
/** Test files that replace modules by `vi.mock` need modules of their own. */
const mocked = ['**/*.mocked.test.{ts,tsx}'];
const usual = [
  'packages/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'host/**/*.test.ts',
  'demo/**/*.test.ts',
  'storefront/**/*.test.{ts,tsx}',
  'courier/**/*.test.{ts,tsx}',
  'console/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
];

/** Test files share their imports: loading the same thousand files for each took a third of the time. */
const shared = {
  globalSetup,
  isolate: false,
  include: kind ? [`**/*.${kind}.test.ts`] : usual,
  exclude: [...configDefaults.exclude, ...(kind ? [] : ['**/*.{long,scale}.test.ts', ...mocked])],
};

export default defineConfig({
  test: {
    // A list here would be added to that of each project.
    projects: [
      { extends: true, test: { name: 'shared', ...shared } },
      ...(kind ? [] : [{ extends: true as const, test: { name: 'mocked', include: mocked } }]),
    ],
    // A test waits for the database a part of its time, so one worker more than cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ShopsFirst },
    // The limit is only for tests that hang; a shared machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
  },
});
