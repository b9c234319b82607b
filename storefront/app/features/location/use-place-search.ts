import { suggestPlaces } from '@rialto/contract/calls/geo.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';

export type Suggestion = Reply<typeof suggestPlaces>['predictions'][number];
export type PlaceSearch = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'found'; places: Suggestion[] };

const PAUSE_MS = 250;

/** Suggestions for what was typed, after a pause in typing. An empty text asks nothing. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [answer, setAnswer] = useState<{ text: string; search: PlaceSearch } | null>(null);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      callApi(suggestPlaces, { query: { search_text: wanted }, signal: leaving.signal }).then(
        ({ predictions }) => setAnswer({ text: wanted, search: { kind: 'found', places: predictions } }),
        () => leaving.signal.aborted || setAnswer({ text: wanted, search: { kind: 'failed' } }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);

  if (wanted === '') return { kind: 'idle' };
  return answer?.text === wanted ? answer.search : { kind: 'loading' };
}
