import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

async function brokenRules(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const useCase = 'server/src/domains/cart/planted.ts';

test.each([
  ['a template', 'export const a = (db: D, x: string) => db.script(`drop table ${x}`);'],
  ['a sum', "export const a = (db: D, x: string) => db.query('select ' + x);"],
  ['a name and a value', 'export const a = (db: D, x: string) => db.query(`set ${escapeIdentifier(x)} = ${x}`);'],
  ['a choice', "export const a = (db: D, x: string) => db.query(x ? `select ${x}` : 'select 1');"],
  ['a named text', 'export const a = (db: D, x: string) => db.query({ text: `select ${x}` });'],
  ['the bare connection', 'export const a = (db: D, text: string) => db.connection.send({ text });'],
])('SQL built from %s is refused', async (_how, code) => {
  expect(await brokenRules(useCase, `type D = never;\n${code}`)).toContain('no-restricted-syntax');
});

test('SQL written with the tag, and a text without values, pass', async () => {
  const code =
    'type D = never;\nexport const a = (db: D, x: string) => [db`select ${x}`, db.script(`select 1`), db.query(`listen ${escapeIdentifier(x)}`)];';
  expect(await brokenRules(useCase, code)).toEqual([]);
});

test.each([
  ['calls', 'export const a = (tx: T) => Promise.all([lock(tx), read(tx, 1)]);'],
  ['tags', 'export const a = (tx: T) => Promise.allSettled([tx`select 1`, tx`select 2`]);'],
  ['a list', 'export const a = (tx: T, ids: number[]) => Promise.all(ids.map((id) => read(tx, id)));'],
  ['conditional calls', 'export const a = (tx: T, b: boolean) => Promise.all([b && lock(tx), b ? read(tx) : null]);'],
  ['calls started before', 'export const a = (tx: T) => { const b = lock(tx); return Promise.all([b, other()]); };'],
  ['a list started before', 'export const a = (tx: T) => { const b = [lock(tx), read(tx)]; return Promise.all(b); };'],
  ['another name', 'export const a = (db: T) => inTransaction(db, (same) => Promise.all([lock(same), read(same)]));'],
  ['another name with the type', 'export const a = (same: Tx) => Promise.all([lock(same), read(same)]);'],
  ['a step', 'export const a = (tx: T) => inOrder(tx, [(own) => Promise.race([lock(own), read(own)])]);'],
  [
    'an inner one',
    'export const a = () => Promise.all([inTransaction(1, (tx) => Promise.all([lock(tx), read(tx)]))]);',
  ],
])('Promise.all over statements of one transaction is refused: %s', async (_how, code) => {
  expect(await brokenRules(useCase, `export type T = never;\nexport type Tx = never;\n${code}`)).toEqual([
    'rialto/transaction-order',
  ]);
});

test.each([
  ['reads over the pool', 'export const a = (db: T) => Promise.all([read(db, 1), read(db, 2)]);'],
  [
    'several transactions',
    'export const a = (db: T) => Promise.all([1, 2].map(() => inTransaction(db, (tx) => read(tx))));',
  ],
  ['steps in order', 'export const a = (tx: T) => inOrder(tx, [(tx) => lock(tx), (tx) => read(tx)]);'],
])('%s pass', async (_what, code) => {
  expect(await brokenRules(useCase, `export type T = never;\n${code}`)).toEqual([]);
});

test.each([
  [
    'markup from text',
    'storefront/app/ui/a.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: 1 }} />;',
  ],
  ['a barrel', 'packages/ui/src/index.ts', 'export const a = 1;'],
  ['a drawer for everything', 'server/src/platform/helpers/a.ts', 'export const a = 1;'],
])('%s is refused', async (_what, file, code) => {
  expect(await brokenRules(file, code)).toEqual(['no-restricted-syntax']);
});

test.each([
  ['type Asked = string;', 'server/src/domains/cart/planted.ts'],
  ['type StockTaken = string;', 'storefront/app/words/planted.ts'],
  ['type Listed<T> = T[];', 'console/app/cards/planted.tsx'],
  ['interface Shown { id: number }', 'packages/ui/src/base/planted.tsx'],
  ['type Happening = { id: number };', 'demo/src/world/planted.ts'],
  ['type Wish = { id: number };', 'e2e/specs/planted.spec.ts'],
  ['type Sought = { id: number };', 'server/src/domains/orders/planted.ts'],
  ['type PicturesDrawn = string[];', 'demo/src/pictures/planted.ts'],
  ['type WantedLine = { id: number };', 'packages/contract/src/shapes/planted.ts'],
  ['type KnownItem = { id: number };', 'server/src/domains/catalog/planted.ts'],
])('a participle as the name of a type is refused: %s', async (code, file) => {
  expect(await brokenRules(file, `export ${code}`)).toEqual(['no-restricted-syntax']);
});

test.each([
  'export type Place = { storeId: number };',
  'export type Place = { zoneId?: number | null };',
  'export type Places = { readonly storeIds: readonly number[] };',
  'export const a = (moduleId: number, orderIds: number[]) => [moduleId, ...orderIds];',
])('an id as a plain number is refused in the server: %s', async (code) => {
  expect(new Set(await brokenRules(useCase, code))).toEqual(new Set(['no-restricted-syntax']));
  expect(await brokenRules('server/src/domains/cart/planted.test.ts', code)).toEqual([]);
});

test('nouns as names of types pass', async () => {
  const names = [
    'QuoteRequest',
    'ListedOffer',
    'Need',
    'StaffNeed',
    'Seed',
    'Speed',
    'Rating',
    'OpenStore',
    'Wishlist',
  ];
  const code = names.map((name) => `export type ${name} = string;`).join('\n');
  expect(await brokenRules(useCase, code)).toEqual([]);
});

test('a default export is allowed only in routes and configurations', async () => {
  const code = 'export default function Page() {\n  return null;\n}';
  expect(await brokenRules('storefront/app/cards/a.tsx', code)).toEqual(['no-restricted-exports']);
  expect(await brokenRules('storefront/app/pages/home/a.route.tsx', code)).toEqual([]);
});

test('any, an unused name and a type imported as a value are refused', async () => {
  const code = "import { Refusal } from './refuse.ts';\nconst unused = 1;\nexport const a = (x: any): Refusal => x;";
  expect((await brokenRules('server/src/platform/a.ts', code)).toSorted()).toEqual([
    '@typescript-eslint/consistent-type-imports',
    '@typescript-eslint/no-explicit-any',
    '@typescript-eslint/no-unused-vars',
  ]);
});

test('a file over 300 lines and a function over 80 are refused', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `  void ${at};`).join('\n');
  expect(await brokenRules('server/src/a.ts', `${lines(301)}\nexport {};`)).toContain('max-lines');
  expect(await brokenRules('server/src/a.ts', `export function a() {\n${lines(80)}\n}`)).toEqual([
    'max-lines-per-function',
  ]);
});

test('a floating promise, an unsafe any and a thrown string are refused; a thrown Response is not', () => {
  const code = `
    declare const later: () => Promise<number>;
    export function forget() { later(); }
    export function spread(text: string): number { return JSON.parse(text); }
    export function shout() { throw 'stop'; }
    export function answer() { throw new Response(null, { status: 404 }); }
  `;
  expect(brokenTypedRules(code)).toEqual(['no-floating-promises', 'no-unsafe-return', 'only-throw-error']);
});

/** Rules that need types read the file from disk, with the types of a real package. */
function brokenTypedRules(code: string): string[] {
  const folder = mkdtempSync(join(root, 'e2e/planted-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), code);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const args = [oxlint, '--type-aware', '--format', 'json', '-c', join(root, '.oxlintrc.json'), folder];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map((found) => /\((.+)\)/.exec(found.code)?.[1] ?? found.code).toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
