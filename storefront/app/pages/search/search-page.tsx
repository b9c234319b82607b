import { lazy } from 'react';
import type { SearchData } from './load-search.ts';

const load = async () => (await import('./results-page.tsx')).ResultsPage;

/**
 * Search results share the URL of home. Their code is loaded only when needed, because homes are opened far more often.
 */
const beginsHere = import.meta.env.SSR || new URLSearchParams(location.search).has('data_type');
const atOnce = beginsHere ? await load() : null;
const ResultsPage = atOnce ?? lazy(async () => ({ default: await load() }));

export function SearchPage({ data }: { data: SearchData }) {
  return <ResultsPage data={data} />;
}
