import { expect, test } from 'vitest';
import { findDeadReferences } from './find-dead-references.ts';
import { readTargets } from './targets.ts';

const targets = readTargets([
  { path: 'docs/requirements.md', text: '- CRT-07 Removing the last line empties the cart.\n' },
  { path: 'docs/trust.md', text: '| T72 | Stored XSS | Escaped |\n| D3  | Tracking |\n' },
  { path: 'docs/decisions/0019-optimistic-cart.md', text: '# 19. Optimistic cart\n' },
  { path: 'CONTRIBUTING.md', text: '' },
]);

test.each([
  '// The plan is in house.md.',
  '// See docs/words.md.',
  '// As decision 18 says.',
  '// Decisions 19 and 20.',
  '// The rule of CRT-08.',
  '// Escaped (trust.md T73).',
  "test('T01 CRT-07 a price', () => {});",
])('a reference that leads nowhere is found: %s', (source) => {
  expect(findDeadReferences('server/src/a.test.ts', `\n${source}`, targets)).toMatchObject([{ line: 2 }]);
});

test.each([
  '// See trust.md T72, D3 and docs/trust.md.',
  '// Decision 19, CRT-07, CONTRIBUTING.md, SHA-256.',
  "test('CRT-07 T72 a title', () => {});",
  "const time = '2026-01-01T00:00:00Z'; const name = 'other.md';",
])('a reference that leads somewhere is fine: %s', (source) => {
  expect(findDeadReferences('server/src/a.test.ts', source, targets)).toEqual([]);
});

test('links of documents are resolved from their folder', () => {
  expect(findDeadReferences('docs/walks.md', '[cart](decisions/0019-optimistic-cart.md)', targets)).toEqual([]);
  expect(findDeadReferences('docs/walks.md', '[cart](decisions/0020-other.md)', targets)).toHaveLength(1);
});

test('code blocks of documents are read too', () => {
  expect(findDeadReferences('docs/walks.md', '```\nretry (decision 26)\n```', targets)).toMatchObject([{ line: 2 }]);
});

const repository = readTargets(
  ['server/src/domains/cart/cart.sql.ts', 'server/src/domains/cart/read-cart.ts', 'packages/rules/src/order/status.ts']
    .concat(['server/src/platform/scope/read.ts', 'storefront/app/platform/scope/read.ts'])
    .map((path) => ({ path, text: '' })),
);

test.each([
  'server/src/domains/cart/old-cart.ts',
  'domains/cart/old-cart.ts',
  'old-cart.ts',
  '`server/src/domains/basket`',
  'platform/scope/read.ts',
])('a document may not name a file or folder that does not exist or is ambiguous: %s', (path) => {
  expect(findDeadReferences('docs/walks.md', `\n→ ${path}  reads the cart`, repository)).toMatchObject([{ line: 2 }]);
});

test.each([
  'server/src/domains/cart/read-cart.ts',
  'domains/cart/read-cart.ts',
  'read-cart.ts',
  'rules/order/status.ts',
  '`server/src/domains/cart`',
  'read.ts',
  'x.sql.ts, *.public.ts, Node.js',
  '~~server/src/domains/cart/old-cart.ts~~',
])('a document may name files by a path, its end or a form of names: %s', (path) => {
  expect(findDeadReferences('docs/walks.md', `→ ${path}  reads the cart`, repository)).toEqual([]);
});
