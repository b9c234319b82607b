import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { useRef } from 'react';
import { newKey } from '../../../platform/session/new-key.ts';

const SERVER_FAULT = 500;

/**
 * Sends a change of money with an idempotency key. The same content keeps its key until the server has answered, so a
 * retry after a lost answer moves nothing twice.
 */
export function useIdempotencyKey(): <T>(content: string, send: (key: string) => Promise<T>) => Promise<T> {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return async (content, send) => {
    if (kept.current?.content !== content) kept.current = { content, key: newKey() };
    try {
      const answer = await send(kept.current.key);
      kept.current = null;
      return answer;
    } catch (thrown) {
      if (thrown instanceof CallRefused && thrown.status < SERVER_FAULT) kept.current = null;
      throw thrown;
    }
  };
}
