/** Items of several stores as lines of a CSV file, the header first. Line 2 is the first item. */
export function itemLines({ count, stores }: { count: number; stores: number }): string[] {
  const header = 'sku,store,category,name_en,name_ar,price,discount,stock,max_per_order,available,veg,active,brand';
  const rows = Array.from({ length: count }, (_, at) => {
    const price = (1 + (at % 90) + 0.05 * (at % 20)).toFixed(2);
    return `SKU-${at},store-${(at % stores) + 1},category-1,Item ${at},صنف ${at},${price},,${at % 50},,08:00-23:00,yes,yes,`;
  });
  return [header, ...rows];
}

type PlantedFault = { column: string; cell: string };

/** Cells that are wrong, and the column that the report has to name. */
const plantedProblems: PlantedFault[] = [
  { column: 'sku', cell: '' },
  { column: 'store', cell: 'nowhere' },
  { column: 'category', cell: 'nothing' },
  { column: 'category', cell: '' },
  { column: 'name_en', cell: '' },
  { column: 'name_en', cell: '=HYPERLINK("http://evil.example")' },
  { column: 'name_en', cell: 'x'.repeat(121) },
  { column: 'price', cell: 'twelve' },
  { column: 'price', cell: '-3' },
  { column: 'price', cell: '1.234' },
  { column: 'price', cell: '' },
  { column: 'discount', cell: '150%' },
  { column: 'discount', cell: '99999' },
  { column: 'stock', cell: 'many' },
  { column: 'stock', cell: '-1' },
  { column: 'max_per_order', cell: '0' },
  { column: 'available', cell: '25:00-26:00' },
  { column: 'available', cell: 'mornings' },
  { column: 'veg', cell: 'perhaps' },
  { column: 'active', cell: 'sometimes' },
  { column: 'brand', cell: 'unknown-brand' },
];

/** Puts 50 wrong cells into lines far from each other; returns the file and where the problems are. */
export function withProblems(lines: readonly string[], count: number): { lines: string[]; expected: string[] } {
  const [header = ''] = lines;
  const columns = header.split(',');
  const changed = [...lines];
  const expected: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const planted = plantedProblems[at % plantedProblems.length] ?? { column: '', cell: '' };
    const index = 1 + at * Math.floor((lines.length - 2) / count);
    const cells = (lines[index] ?? '').split(',');
    cells[columns.indexOf(planted.column)] = `"${planted.cell.replaceAll('"', '""')}"`;
    changed[index] = cells.join(',');
    expected.push(`${index + 1}:${planted.column}`);
  }
  return { lines: changed, expected };
}
