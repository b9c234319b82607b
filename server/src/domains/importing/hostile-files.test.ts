import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addMember } from '../../testing/people.ts';
import { addCategory } from '../../testing/small-catalogue.ts';
import { addStore } from '../../testing/small-world.ts';
import { sendImport } from './testing/send-import.ts';

const HEADER = 'sku,store,category,name_en,price';
const ROW = 'A-1,store-1,category-1,Soup,4.50';

let shop: TestApi;
let manager: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  await addStore(sql, { id: 1 });
  await addCategory(sql, { id: 1 });
  manager = await addMember(sql, { role: 'manager' });
});
afterAll(() => shop.close());

async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same archive with another name of the same length in its headers. */
function renamed(zip: Buffer, name: string, other: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(name, other), 'latin1');
}

const csvFiles: [string, Buffer | string, RegExp][] = [
  ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n${ROW}`, 'utf16le'), /UTF-16/],
  [
    'Latin 1 in line 3',
    Buffer.concat([Buffer.from(`${HEADER}\n${ROW}\nA-2,`), Buffer.from([0xe9, 0x74]), Buffer.from(',c,d,1')]),
    /Line 3 isn’t UTF-8/,
  ],
  ['a line of 10 MB', `${HEADER}\n${ROW}\nA-2,${'x'.repeat(10_485_760)},c,d,1`, /line 3 is longer than 200,?000/],
  ['a quote that never ends', `${HEADER}\n${ROW}\n"A-2,store-1,category-1,Soup,1\n`, /quotes in line 3/],
  ['missing columns', `sku,name_en\nA-1,Soup`, /missing: store, category, price/],
  ['unknown columns', `${HEADER},colour\n${ROW},red`, /Unknown columns: colour/],
  ['the same column twice', `${HEADER},price\n${ROW},1`, /twice: price/],
  ['a workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]), /not a CSV file/],
  ['only a header', HEADER, /no rows/],
];

test.each(csvFiles)('OPS-06 a file with %s is refused with one sentence', async (_, file, sentence) => {
  const refused = await sendImport(shop, manager, { entity: 'items', file });
  expect(refused).toMatchObject({ state: 'refused', problem_count: 0, can_start: 0 });
  expect(refused.refusal).toMatch(sentence);
});

test('OPS-06 a byte order mark, semicolons, Windows line ends and empty lines are accepted', async () => {
  const file = `\uFEFF${[HEADER, '', ROW.replace('4.50', '"4,50"'), ''].join('\r\n').replaceAll(/,(?!50)/g, ';')}`;
  expect(await sendImport(shop, manager, { entity: 'items', file })).toMatchObject({
    state: 'checked',
    problem_count: 0,
  });
});

test('OPS-06 a formula is a problem, and with an apostrophe before it a text', async () => {
  const file = `${HEADER}\n${ROW.replace('Soup', '"=1+1"')}\n${ROW.replace('Soup', "'=1+1").replace('A-1', 'A-2')}\n`;
  const { problems } = await sendImport(shop, manager, { entity: 'items', file });
  expect(problems).toMatchObject([{ line: 2, column: 'name_en', message: expect.stringContaining('formula') }]);
});

test('OPS-06 ZIP files that are bombs, damaged or lead out of their folder are refused with one sentence', async () => {
  const table = { 'items.csv': `${HEADER}\n${ROW}` };
  const bomb = await zipOf({ ...table, 'stores.csv': Buffer.alloc(40_000_000) });
  expect(bomb.length).toBeLessThan(200_000);
  const files: [Buffer, RegExp][] = [
    [bomb, /far more than its packed size/],
    [
      renamed(await zipOf({ ...table, 'pictures/xx/yy.png': 'x' }), 'pictures/xx/yy.png', '../../../../xx.png'),
      /leads out/,
    ],
    [renamed(await zipOf({ ...table, 'pictures/xxx.png': 'x' }), 'pictures/xxx.png', '/tmp/xxxxxxx.png'), /leads out/],
    [await zipOf({ ...table, 'run.sh': 'rm' }), /contains run.sh/],
    [await zipOf({ 'pictures/a.png': 'x' }), /has no table/],
    [(await zipOf(table)).subarray(0, 80), /damaged/],
    [Buffer.from(HEADER), /damaged/],
    [deflateRawSync(Buffer.from('x')), /damaged/],
  ];
  for (const [file, sentence] of files) {
    const refused = await sendImport(shop, manager, { entity: 'zip', file, name: 'shop.zip' });
    expect(refused.state, String(sentence)).toBe('refused');
    expect(refused.refusal).toMatch(sentence);
  }
});

test('OPS-06 a file in pictures/ that is not a picture is reported', async () => {
  const file = await zipOf({
    'items.csv': `${HEADER},picture\n${ROW},soup.png`,
    'pictures/soup.png': '<svg onload=alert(1)>',
  });
  const { problems, refusal } = await sendImport(shop, manager, { entity: 'zip', file, name: 'shop.zip' });
  expect(refusal).toBeNull();
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('pictures/soup.png isn’t'),
    expect.stringContaining('no picture called soup.png'),
  ]);
});
