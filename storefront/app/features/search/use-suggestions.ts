import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { suggestNames } from '@rialto/contract/calls/search.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';

export type Suggestions = Reply<typeof suggestNames>;

const PAUSE_MS = 500;
const NONE: Suggestions = { items: [], stores: [] };

/** Names that go on as typed, after a pause in typing. Until they come, those of the text before stay. */
export function useSuggestions(text: string): Suggestions {
  const [answer, setAnswer] = useState(NONE);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return setAnswer(NONE);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      callApi(suggestNames, { query: { name: wanted }, signal: leaving.signal }).then(
        setAnswer,
        // Whoever types can search without them.
        () => leaving.signal.aborted || setAnswer(NONE),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);

  return wanted === '' ? NONE : answer;
}
