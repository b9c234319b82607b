import { expect, test } from 'vitest';
import { uncoveredIds } from './uncovered-ids.ts';

const requirements = '# Requirements\n\n- CRT-06 The checkout button.\n- CRT-07 The dialog. See CRT-06.\n';
const other = { path: 'server/src/other.test.ts', text: "test('CRT-06 another one', () => {});" };

const uncovered = (path: string, text: string) => uncoveredIds(requirements, [other, { path, text }]);

test.each([
  ['e2e/specs/cart.spec.ts', "test('CRT-07 a dialog', { tag: '@long' }, async () => {});"],
  ['e2e/specs/cart.spec.ts', "test('CRT-07 a dialog', { tag: '@times' }, async () => {});"],
  ['e2e/specs/cart.spec.ts', "test('CRT-07 a dialog', { tag: ['@slow', '@long'] }, async () => {});"],
  ['e2e/specs/cart.spec.ts', 'test(`@long CRT-07 a dialog in ${language}`, async () => {});'],
  ['e2e/specs/cart.spec.ts', "test.describe('CRT', { tag: '@long' }, () => { test('CRT-07 a dialog', () => {}); });"],
  ['e2e/long/cart.spec.ts', "test('CRT-07 a dialog', async () => {});"],
  ['server/src/cart.long.test.ts', "it('CRT-07 a dialog', () => {});"],
  ['server/src/cart.scale.test.ts', "it.each([1, 2])('CRT-07 %i dialogs', () => {});"],
])('an id that only the longer run tests is found: %s %s', (path, text) => {
  expect(uncovered(path, text)).toEqual([{ id: 'CRT-07', isCoveredLater: true }]);
});

test.each([
  ['server/src/cart.ts', "test('CRT-07 a dialog', () => {});"],
  ['server/src/cart.test.ts', "// CRT-07\nconst title = 'CRT-07';\ntest('a dialog', () => {});"],
  ['tools/references/references.test.ts', "test('CRT-07 a planted title', () => {});"],
])('an id that no title has is found: %s', (path, text) => {
  expect(uncovered(path, text)).toEqual([{ id: 'CRT-07', isCoveredLater: false }]);
});

test.each([
  ['server/src/cart.test.ts', "it('CRT-07 a dialog', () => {});"],
  ['packages/rules/src/cart.test.ts', "test.each([[f(1), { a: ')' }]])('CRT-07 a dialog', () => {});"],
  ['e2e/specs/cart.spec.ts', "const title = 'CRT-07 a dialog';\ntest(title, async () => {});"],
  ['e2e/specs/cart.spec.ts', "test('CRT-07 a dialog', { tag: isFirst ? [] : '@long' }, async () => {});"],
  ['e2e/specs/cart.spec.ts', "test('CRT-07 a dialog', async () => {});\ntest('b', { tag: '@long' }, async () => {});"],
])('an id in a title of the usual run is covered: %s %s', (path, text) => {
  expect(uncovered(path, text)).toEqual([]);
});
