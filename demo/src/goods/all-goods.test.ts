import { expect, test } from 'vitest';
import { isObjectName } from '../pictures/objects.ts';
import { allGoods, sellingModules } from './all-goods.ts';
import type { Goods, Words } from './goods.ts';

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}|\p{Nd}/u;

/** Every bilingual text in a value. */
function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Words];
  return Object.values(value).flatMap(wordsIn);
}

const goodsOf = (module: (typeof sellingModules)[number]): [string, Goods][] =>
  Object.entries(allGoods[module].trades).flatMap(([trade, list]) =>
    list.map((goods): [string, Goods] => [trade, goods]),
  );

test.each(sellingModules)('%s: every text exists in both languages', (module) => {
  for (const { en, ar } of wordsIn(allGoods[module])) {
    expect(en).toMatch(LATIN);
    expect(ar, en).toMatch(/\p{Script=Arabic}|\p{Nd}/u);
  }
  for (const [, { name, about }] of goodsOf(module)) {
    expect(name.ar, name.en).toMatch(ARABIC);
    expect(about.ar, name.en).toMatch(ARABIC);
    expect(about.en, name.en).not.toMatch(ARABIC);
  }
});

test.each(sellingModules)('%s: every trade sells enough items without duplicates', (module) => {
  for (const [trade, list] of Object.entries(allGoods[module].trades)) {
    expect(list.length, trade).toBeGreaterThanOrEqual(module === 'food' ? 16 : 14);
    expect(new Set(list.map(({ name }) => name.en)).size, trade).toBe(list.length);
  }
});

test.each(sellingModules)('%s: goods belong to a category, a brand and a condition that exist', (module) => {
  const { categories, brands, conditions } = allGoods[module];
  const shelves = new Set(categories.flatMap(({ children }) => children.map(({ key }) => key)));
  const makers = new Set(brands.map(({ key }) => key));
  const helpedWith = new Set(conditions.map(({ key }) => key));
  for (const [trade, { name, category, brand, condition }] of goodsOf(module)) {
    expect(shelves, `${trade}: ${name.en}`).toContain(category);
    if (brand !== undefined) expect(makers, `${trade}: ${name.en}`).toContain(brand);
    if (condition !== undefined) expect(helpedWith, `${trade}: ${name.en}`).toContain(condition);
  }
});

test.each(sellingModules)('%s: every category is filled and every brand makes something', (module) => {
  const { categories, brands } = allGoods[module];
  const used = new Set(goodsOf(module).flatMap(([, { category, brand }]) => [category, brand]));
  for (const { children } of categories) for (const { key } of children) expect(used).toContain(key);
  for (const { key } of brands) expect(used).toContain(key);
});

test.each(sellingModules)('%s: prices are positive, choices have options and pictures can be composed', (module) => {
  for (const [trade, goods] of goodsOf(module)) {
    const said = `${trade}: ${goods.name.en}`;
    expect(goods.priceMinor, said).toBeGreaterThan(0);
    expect(Number.isInteger(goods.priceMinor), said).toBe(true);
    expect(goods.objects.every(isObjectName), said).toBe(true);
    for (const { values, pick, min = 1, max = values.length } of goods.options ?? []) {
      expect(values.length, said).toBeGreaterThan(1);
      if (pick === 'some') expect(min <= max && max <= values.length, said).toBe(true);
    }
    for (const { options } of goods.choices ?? []) {
      expect(options.length, said).toBeGreaterThan(0);
      expect(new Set(options.map(({ label }) => label.en)).size, said).toBe(options.length);
    }
  }
});
