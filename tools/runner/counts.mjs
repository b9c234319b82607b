// @ts-check
/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport
 */

/** @type {Counts} */
const nothing = { passed: 0, failed: 0, skipped: 0 };
/** @type {Counts} */
export const onePassed = { ...nothing, passed: 1 };
/** @type {Counts} */
export const oneFailed = { ...nothing, failed: 1 };

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function sum(parts) {
  return parts.reduce(
    (total, part) => ({
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
    }),
    nothing,
  );
}

/**
 * @param {VitestReport | null} report null when the runner died before it wrote one
 * @param {number} exitCode
 */
export function vitestCounts(report, exitCode) {
  if (!report) return oneFailed;
  // A file that cannot be loaded has no tests to fail, so it counts as one failure.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * @param {PlaywrightReport | null} report null when the runner died before it wrote one
 * @param {number} exitCode
 */
export function playwrightCounts(report, exitCode) {
  if (!report) return oneFailed;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return honest(exitCode, { passed: expected + flaky, failed: unexpected, skipped });
}

/**
 * A runner that exits with an error but without a failed test counts as a failure too.
 * @param {number} exitCode
 * @param {Counts} counts
 */
function honest(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
