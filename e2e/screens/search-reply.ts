import { expect, type Page } from '@playwright/test';

const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };

type ResultItem = {
  id: number;
  name: string;
  final_price: number;
  avg_rating: number | null;
  veg: number;
  is_halal: number;
};
type SearchReply = { total_size: number; products: ResultItem[] };

/** The API's own response to a search in the middle of the city, to compare with the page. */
export async function askSearch(page: Page, query: string): Promise<SearchReply> {
  const answer = await page.request.get(`/api/v1/get-combined-data?limit=12&${query}`, { headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SearchReply;
}
