import { paging } from '@rialto/contract/http/paging.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pagesOf, rowsOf } from './pages.ts';

const { maximum: mostRows = 0 } = paging.limit as { maximum?: number };
const rows = Array.from({ length: 65 }, (_, at) => ({ id: at + 1 }));

/** A list of the API, which refuses what its contract refuses. */
async function list(query: { limit: number; offset: number }) {
  if (query.limit > mostRows) throw new Error(`refused: ${JSON.stringify(query)}`);
  const from = (query.offset - 1) * query.limit;
  return { ...query, total_size: rows.length, rows: rows.slice(from, from + query.limit) };
}

test('OPS-09 a list of 65 rows is shown to its end, each row once, and there is no further page', async () => {
  const options = pagesOf(['/list'], list);
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 9 });
  expect(rowsOf(pages.map((page) => page.rows))).toEqual(rows);
  expect(pages.map((page) => page.rows.length)).toEqual([20, 20, 20, 5]);
});

test('OPS-09 a row that a new one pushed to the next page is shown once', () => {
  expect(
    rowsOf([
      [{ id: 3 }, { id: 2 }],
      [{ id: 2 }, { id: 1 }],
    ]).map(({ id }) => id),
  ).toEqual([3, 2, 1]);
});
