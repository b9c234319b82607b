import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { useEffect, useState } from 'react';
import { itemDetails } from '../../shared/item-details.ts';
import type { OpenedItem } from '../../platform/navigation/item-dialog.ts';

export type ItemAnswer =
  | { kind: 'loading' }
  | { kind: 'found'; item: ItemDetail }
  | { kind: 'missing' }
  | { kind: 'failed'; retry: () => void };

/** The item of an address, or why there is none. */
export function useItemDetails({ kind, slug }: OpenedItem): ItemAnswer {
  const [answer, setAnswer] = useState<ItemAnswer>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const tell = (next: ItemAnswer) => isWanted && setAnswer(next);
    setAnswer({ kind: 'loading' });
    itemDetails({ kind, slug }).then(
      (item) => tell({ kind: 'found', item }),
      (thrown: unknown) =>
        tell(isRefused(thrown) ? { kind: 'missing' } : { kind: 'failed', retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, slug, attempt]);

  return answer;
}

/** An unknown slug, or something that is no slug at all; anything else may be different the next time. */
function isRefused(thrown: unknown): boolean {
  return thrown instanceof CallRefused && [400, 404, 422].includes(thrown.status);
}
