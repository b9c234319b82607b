import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

test('a failed test is listed with its file and error', () => {
  const failed = {
    status: 'failed',
    fullName: 'stock never sells twice',
    failureMessages: ['AssertionError: expected 2 to be 1\n    at somewhere.ts:3:1'],
  };
  const passed = { status: 'passed', fullName: 'other', failureMessages: [] };
  const testResults = [
    { name: join(root, 'server/stock.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    { name: join(root, 'server/fine.test.ts'), status: 'passed', assertionResults: [passed] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    'server/stock.test.ts › stock never sells twice\n    AssertionError: expected 2 to be 1',
  ]);
});

test('a file that cannot be loaded is listed itself', () => {
  const name = join(root, 'server/broken.test.ts');
  const testResults = [{ name, status: 'failed', message: 'no such module', assertionResults: [] }];
  expect(vitestFailures({ testResults })).toEqual(['server/broken.test.ts\n    no such module']);
});

test('a failed story in a nested suite is found', () => {
  const spec = (title: string, message?: string) => ({
    title,
    file: 'specs/cart.spec.ts',
    line: 7,
    ok: !message,
    tests: [{ results: [message ? { error: { message } } : {}] }],
  });
  const inner = { specs: [spec('a double click places once', '\u001B[31mTimed out\u001B[39m')] };
  expect(playwrightFailures({ suites: [{ specs: [spec('fine')], suites: [inner] }] })).toEqual([
    'specs/cart.spec.ts:7 › a double click places once\n    Timed out',
  ]);
});

test('a runner that died lists no tests', () => {
  expect([vitestFailures(null), playwrightFailures(null)]).toEqual([[], []]);
});
