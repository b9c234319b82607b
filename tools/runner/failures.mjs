// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './child.mjs';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, file: string, line: number, ok: boolean,
 *   tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

const LONGEST_REASON = 300;

/**
 * Each failed test of a report with the first line of its error.
 * @param {{ testResults: VitestFile[] } | null} report null when the runner died before it wrote one
 * @returns {string[]}
 */
export function vitestFailures(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [named(file, message)];
      return failed.map((test) => named(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
    });
}

/**
 * @param {{ suites: PlaywrightSuite[] } | null} report null when the runner died before it wrote one
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  return (report?.suites ?? []).flatMap(failuresOf);
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOf({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return named(`${file}:${line} › ${title}`, errors.find(Boolean));
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * @param {string} name
 * @param {string} [reason]
 */
function named(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const said = lines.filter((line) => !/^at /.test(line)).join(' ');
  return said ? `${name}\n    ${said.slice(0, LONGEST_REASON)}` : name;
}
