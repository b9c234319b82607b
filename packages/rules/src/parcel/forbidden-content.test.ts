import { expect, test } from 'vitest';
import { forbiddenContentOf, usualForbiddenContents } from './forbidden-content.ts';

const named = (said: string) => forbiddenContentOf(said, usualForbiddenContents)?.name.en ?? null;

test.each([
  ['A gun', 'weapons'],
  ['PISTOL!', 'weapons'],
  ['two pistols', 'weapons'],
  ['hunting rifles', 'weapons'],
  ['knife', 'weapons'],
  ['Kitchen knives', 'weapons'],
  ['a firework', 'explosives and fireworks'],
  ['a bomb', 'explosives and fireworks'],
  ['gas cylinder for camping', 'flammable liquids and gas'],
  ['two gas cylinders', 'flammable liquids and gas'],
  ['a banknote', 'cash'],
  ['Some cash', 'cash'],
  ['money for rent', 'cash'],
  ['a live puppy', 'live animals'],
  ['puppies', 'live animals'],
  ['three kittens', 'live animals'],
  ['snakes', 'live animals'],
  ['a dog', 'live animals'],
  ['a toy and a dog', 'live animals'],
  ['dog food and a dog', 'live animals'],
])('PAR-03 “%s” names %s', (said, name) => {
  expect(named(said)).toBe(name);
});

test.each([
  ['مسدس', 'weapons'],
  ['المسدس', 'weapons'],
  ['مسدسات', 'weapons'],
  ['والمسدسات', 'weapons'],
  ['السلاح', 'weapons'],
  ['بسلاح', 'weapons'],
  ['سكاكين مطبخ', 'weapons'],
  ['في الصندوق ألعاب نارية', 'explosives and fireworks'],
  ['الألعاب النارية', 'explosives and fireworks'],
  ['قنبلة', 'explosives and fireworks'],
  ['لتر من البنزين', 'flammable liquids and gas'],
  ['المخدرات', 'drugs'],
  ['ونقود', 'cash'],
  ['قطة', 'live animals'],
  ['القطط', 'live animals'],
  ['قطتين', 'live animals'],
  ['كلب', 'live animals'],
  ['كلبين', 'live animals'],
  ['للكلاب', 'live animals'],
])('PAR-03 “%s” names %s, whatever its prefix and number', (said, name) => {
  expect(named(said)).toBe(name);
});

test.each([
  'hot glue gun',
  'Glue guns',
  'cash flow report',
  'a cash register',
  'begun reading',
  'a cashmere scarf',
  'a book about heroines',
  'hot dogs and chips',
  'cat food',
  'a stuffed animal',
  'bath bombs',
  'Cat 6 cable',
  'a category of dogma',
  'gas bill',
  'مسدس شمع',
  'محفظة نقود',
  'طعام للقطط',
  'لقطة من الفيلم',
  'كتاب سلاح التلميذ',
  'قطعة قماش',
  'قطع غيار مرسيدس بنز',
  'سجادة كاشان',
  'ولد وبنت',
  '',
])('PAR-03 “%s” is carried', (said) => {
  expect(named(said)).toBeNull();
});

test('PAR-03 an operator has a list of their own, and what it names is refused even inside a harmless name', () => {
  const own = [{ name: { en: 'cakes', ar: 'الكعك' }, words: ['cake', 'الكعكة', 'glue gun'] }];
  expect(forbiddenContentOf('A gun', own)).toBeNull();
  expect(forbiddenContentOf('Birthday cakes', own)).toEqual(own[0]);
  expect(forbiddenContentOf('كعكات', own)).toEqual(own[0]);
  expect(forbiddenContentOf('a glue gun', own)).toEqual(own[0]);
});
