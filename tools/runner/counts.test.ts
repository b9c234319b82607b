import { expect, test } from 'vitest';
import { playwrightCounts, sum, summaryLine, vitestCounts } from './counts.mjs';

const units = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const pages = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } };

test('the last line sums up all runners', () => {
  expect(summaryLine(sum([vitestCounts(units, 1), playwrightCounts(pages, 1)]))).toBe('16 passed, 3 failed, 4 skipped');
});

test('skipped tests are shown only if there are any', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
});

test('a file that cannot be loaded is a failure', () => {
  const broken = { ...units, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestCounts(broken, 1).failed).toBe(1);
});

test('a runner that exits with an error but without a failed test is a failure', () => {
  expect(vitestCounts({ ...units, numFailedTests: 0 }, 1).failed).toBe(1);
  expect(playwrightCounts({ stats: { ...pages.stats, unexpected: 0 } }, 1).failed).toBe(1);
});

test('a runner that died before its report is a failure', () => {
  expect(summaryLine(sum([vitestCounts(null, 0), playwrightCounts(null, 0)]))).toBe('0 passed, 2 failed');
});
