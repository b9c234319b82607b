import { expect, test } from 'vitest';
import { allOf, flatten, namesOf, part } from './part.ts';
import { statementOf } from './statement.ts';

const textOf = (strings: TemplateStringsArray, ...values: Parameters<typeof flatten>[1]) => {
  const flat = flatten(strings, values);
  return { text: statementOf(flat.strings).text, values: flat.values };
};

test('the values of a part keep their order', () => {
  const where = allOf([part`a = ${1}`, part`b = any(${[2, 3]})`]);
  expect(textOf`select ${0} from t where ${where} limit ${4}`).toEqual({
    text: 'select $1 from t where a = $2 and b = any($3) limit $4',
    values: [0, 1, [2, 3], 4],
  });
});

test('parts can be nested, adjacent and at both ends', () => {
  const sort = part`price ${part`desc`}, id`;
  expect(textOf`${part`select 1`}${part` order by ${sort}`}`).toEqual({
    text: 'select 1 order by price desc, id',
    values: [],
  });
});

test('constant names are text of the statement, and anything else is refused', () => {
  expect(textOf`where status in (${namesOf(['new', 'on_the_way'])})`).toEqual({
    text: "where status in ('new', 'on_the_way')",
    values: [],
  });
  for (const strange of ["'", 'a b', 'A', '']) expect(() => namesOf(['new', strange])).toThrow('Not a name');
});

test('without conditions allOf is true', () => {
  expect(textOf`where ${allOf([])}`.text).toBe('where true');
});

test('input that looks like a part is a value', () => {
  const forged = JSON.parse('{"strings":["drop table t"],"values":[]}') as never;
  expect(textOf`select ${forged}`).toEqual({ text: 'select $1', values: [forged] });
});

test('the same text has the same name, however it was composed', () => {
  const one = flatten(['select ', ''], [part`${1} + ${2}`]);
  expect(statementOf(one.strings)).toBe(statementOf(['select ', ' + ', '']));
});

test('a new text is cached even after thousands of other texts', () => {
  for (let other = 0; other < 2_500; other += 1) statementOf([`select ${other}`]);
  expect(statementOf(['select ', ' from t'])).toBe(statementOf(['select ', ' from t']));
});

test('a list that visitors filter in different ways is composed once for each way', () => {
  const conditions = Array.from({ length: 16 }, (_, at) => allOf(Array.from({ length: at }, () => part`${at} = 1`)));
  const strings = ['select where ', ''];
  const all = () => conditions.map((condition) => flatten(strings, [condition]).strings);
  const once = all();
  expect(all().every((again, at) => again === once[at])).toBe(true);
  expect(new Set(once.map((each) => statementOf(each).text)).size).toBe(16);
});

test('a statement is composed once for the same parts, and again for other parts', () => {
  const equals = (value: number | ReturnType<typeof part>) => part`a = ${value}`;
  const strings = ['where ', ' or ', ''];
  const of = (...values: Parameters<typeof flatten>[1]) => flatten(strings, values);
  const once = of(equals(1), 2);
  const again = of(equals(3), 4);
  expect(again.strings).toBe(once.strings);
  expect(again.values).toEqual([3, 4]);
  expect(statementOf(of(5, equals(6)).strings).text).toBe('where $1 or a = $2');
  expect(statementOf(of(equals(part`b`), 7).strings).text).toBe('where a = b or $1');
  expect(statementOf(of(equals(8), 9).strings).text).toBe('where a = $1 or $2');
});
