import { expect, test } from 'vitest';
import { withoutArticle } from './without-article.ts';

test.each([
  ['الشاورما', 'شاورما'],
  ['الفول', 'فول'],
  ['الدم', 'الدم'],
  ['شاورما', 'شاورما'],
  ['alarm', 'alarm'],
])('%s without its article is %s', (word, bare) => {
  expect(withoutArticle(word)).toBe(bare);
});
