import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('OPS-11 a file has the plain values, quotes what needs it and holds no formula', () => {
  const columns = [
    { name: 'Item', value: ({ name }: { name: string; sales: number }) => name },
    { name: 'Sales', value: ({ sales }: { name: string; sales: number }) => sales, text: () => '$1' },
  ];
  const rows = [
    { name: 'Tea, "green"', sales: 1234.5 },
    { name: '=HYPERLINK(1)', sales: -2 },
  ];
  expect(csvOf(columns, rows)).toBe('\uFEFFItem,Sales\r\n"Tea, ""green""",1234.5\r\n\'=HYPERLINK(1),-2\r\n');
});
