import { lazy } from 'react';
import type { SearchData } from './load-search.ts';

const load = async () => (await import('./results-page.tsx')).ResultsPage;

/**
 * The results of a search, on the address of home. Homes are opened far more often, so the results come with their own
 * code: at once where a visit begins with them or the server renders them, otherwise with the first search.
 */
const beginsHere = import.meta.env.SSR || new URLSearchParams(location.search).has('data_type');
const atOnce = beginsHere ? await load() : null;
const ResultsPage = atOnce ?? lazy(async () => ({ default: await load() }));

export function SearchPage({ data }: { data: SearchData }) {
  return <ResultsPage data={data} />;
}
