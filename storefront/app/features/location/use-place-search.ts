import { suggestPlaces } from '@rialto/contract/calls/geo.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../platform/api/api.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';

export type Suggestion = Reply<typeof suggestPlaces>['predictions'][number];
export type PlaceSearch = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'found'; places: Suggestion[] };

const DEBOUNCE_MS = 250;

const placesQuery = (text: string): Query<Suggestion[]> => ({
  key: ['places', text],
  fetch: async (signal) => (await callApi(suggestPlaces, { query: { search_text: text }, signal })).predictions,
  cacheMs: 0,
});

/** Suggestions for the typed text, after a pause in typing. */
export function usePlaceSearch(typed: string): PlaceSearch {
  const text = typed.trim();
  const result = useQuery(text === '' ? null : placesQuery(text), { delayMs: DEBOUNCE_MS });
  if (text === '') return { kind: 'idle' };
  if (result.kind === 'ready') return { kind: 'found', places: result.data };
  return { kind: result.kind === 'error' ? 'failed' : 'loading' };
}
