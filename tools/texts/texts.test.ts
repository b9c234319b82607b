import { expect, test } from 'vitest';
import { pluralForms } from '@rialto/texts/text.ts';
import { findProblems, type Facts } from './find-problems.ts';
import { usedKeys } from './used-keys.ts';

const en = {
  'cart.title': 'Cart',
  'cart.left': 'Only {count} left at {store}',
  'home.food': 'Hungry?',
  'refusal.out_of_stock': 'Sold out',
  'input.required': '{field} is missing',
};
const ar = {
  'cart.title': 'السلة',
  'cart.left': 'بقي {count} فقط لدى {store}',
  'home.food': 'جائع؟',
  'refusal.out_of_stock': 'نفد',
  'input.required': '{field} مفقود',
};
const page = `import { t } from '@rialto/texts/text.ts';
  export const texts = () => [t('cart.title'), t("cart.left", { count: 1, store: 'Olive' })];`;
const table =
  "import { t, type TextKey } from '@rialto/texts/text.ts';\nconst titles = { food: 'home.food' } satisfies Record<string, TextKey>;\nt(titles[x]);";
const edge = "const rules = ['required'];\ntextOf(`input.${rule}`, language);";
const lookup = 'textOf(`refusal.${code}`, language);';

type Over = { en?: Record<string, string>; ar?: Record<string, string>; page?: string; codes?: string[] };

const shop = (over: Over = {}): Facts => ({
  languages: { en: over.en ?? en, ar: over.ar ?? ar },
  pluralForms,
  uses: [
    ...usedKeys('page.tsx', over.page ?? page),
    ...usedKeys('table.tsx', table),
    ...usedKeys('edge.ts', edge),
    ...usedKeys('lookup.ts', lookup),
  ],
  families: [
    { prefix: 'refusal.', builtIn: 'lookup.ts', leaves: 'refusal codes' },
    { prefix: 'input.', builtIn: 'edge.ts', leaves: 'literals there' },
  ],
  refusalCodes: over.codes ?? ['out_of_stock'],
  sourceOf: (file) => (file === 'edge.ts' ? edge : undefined),
});

test('complete languages whose texts are all used pass', () => {
  expect(findProblems(shop())).toEqual([]);
});

test('a text that is missing in one language is reported', () => {
  const { 'input.required': _, ...lacking } = ar;
  expect(findProblems(shop({ ar: lacking }))).toEqual(['input.required is missing in ar']);
});

test('an unused text is reported', () => {
  const more = shop({ en: { ...en, 'cart.old': 'Old' }, ar: { ...ar, 'cart.old': 'قديم' } });
  expect(findProblems(more)).toEqual(['cart.old is used nowhere']);
});

test('a suffix that is not in the file of its family is reported', () => {
  const more = shop({ en: { ...en, 'input.pattern': 'x' }, ar: { ...ar, 'input.pattern': 'x' } });
  expect(findProblems(more)).toEqual(['input.pattern is used nowhere']);
});

test('a used text that does not exist is reported with its location', () => {
  expect(findProblems(shop({ page: `${page}\nt('cart.typo');` }))).toEqual([
    'page.tsx:3 asks for cart.typo, which no language has',
  ]);
});

test('a parameter that has another name in one language is reported', () => {
  expect(findProblems(shop({ ar: { ...ar, 'cart.left': 'بقي {counts} لدى {store}' } }))).toEqual([
    'cart.left takes {counts} {store} in ar, but {count} {store} in en',
  ]);
});

test('a text with plural forms has all forms of its language', () => {
  const plural = { ...en, 'cart.left': 'Only {count} [item|items] left at {store}' };
  const six = '[لا شيء|واحد|اثنان|{count} أصناف|{count} صنفًا|{count} صنف]';
  expect(findProblems(shop({ en: plural, ar: { ...ar, 'cart.left': `بقي ${six} لدى {store}` } }))).toEqual([]);
  expect(findProblems(shop({ en: plural, ar: { ...ar, 'cart.left': 'بقي [صنف|{count} أصناف] لدى {store}' } }))).toEqual(
    ['cart.left needs 6 plural forms in ar: [صنف|{count} أصناف]'],
  );
  expect(findProblems(shop({ en: { ...en, 'cart.left': 'Only {count} [item] left at {store}' } }))).toEqual([
    'cart.left needs 2 plural forms in en: [item]',
    'cart.left has plural forms in en, but none in ar',
  ]);
});

test('a text with plural forms needs a count', () => {
  expect(findProblems(shop({ en: { ...en, 'cart.title': '[Cart|Carts]' } }))).toEqual([
    'cart.title has no {count} in en',
    'cart.title has plural forms in en, but none in ar',
  ]);
});

test('an empty text is reported', () => {
  expect(findProblems(shop({ ar: { ...ar, 'cart.title': ' ' } }))).toEqual(['cart.title is empty in ar']);
});

test('the contract and the languages have the same refusals', () => {
  expect(findProblems(shop({ codes: ['zone_required'] }))).toEqual([
    'refusal.zone_required is missing: the contract has it, no language does',
    'refusal.out_of_stock is used nowhere',
  ]);
});

test('a key built at run time needs a declared family, and a declared family needs such keys', () => {
  expect(findProblems(shop({ page: `${page}\nt(\`cart.\${x}\`);` }))).toEqual([
    'page.tsx:3 builds keys from cart.…; declare the family in tools/texts/families.ts',
  ]);
  const declared = shop();
  const gone = { prefix: 'gone.', builtIn: 'gone.ts', leaves: 'literals there' as const };
  expect(findProblems({ ...declared, families: [...declared.families, gone] })).toEqual([
    'the family gone. is declared, but gone.ts builds no such key',
  ]);
});
