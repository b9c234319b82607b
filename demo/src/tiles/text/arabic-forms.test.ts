import { expect, test } from 'vitest';
import { drawnForms } from './arabic-forms.ts';

/** Back to reading order and base letters, using Unicode's compatibility mapping. */
const letters = (forms: string[]) => [...forms].reverse().join('').normalize('NFKC');

test('a word keeps its letters and is drawn from last to first', () => {
  for (const word of ['شارع', 'الياسمين', 'المرفأ', 'اللؤلؤ', 'الأهراء', 'لؤلؤة', 'هيئة']) {
    expect(letters(drawnForms(word))).toBe(word);
  }
});

test('the shape of a letter depends on its neighbours', () => {
  expect(drawnForms('بيت')).toEqual(['\ufe96', '\ufef4', '\ufe91']);
  expect(drawnForms('دار')).toEqual(['\ufead', '\ufe8d', '\ufea9']);
});

test('lam and alef become a ligature', () => {
  expect(drawnForms('سلام')).toEqual(['\ufee1', '\ufefc', '\ufeb3']);
});

test('numbers keep their order', () => {
  expect(drawnForms('٢٤')).toEqual(['٢', '٤']);
});
