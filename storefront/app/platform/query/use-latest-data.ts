import { useState } from 'react';
import type { QueryState } from './query.ts';

/** The data of the result, or of the last one that had any, such as of the text typed before. */
export function useLatestData<T>(result: QueryState<T>): T | undefined {
  const data = result.kind === 'ready' ? result.data : undefined;
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
}
