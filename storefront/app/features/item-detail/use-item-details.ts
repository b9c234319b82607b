import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { useEffect, useState } from 'react';
import { itemDetails } from '../../shared/item-details.ts';
import type { OpenedItem } from '../../platform/navigation/item-dialog.ts';

export type ItemState =
  | { kind: 'loading' }
  | { kind: 'found'; item: ItemDetail }
  | { kind: 'missing' }
  | { kind: 'failed'; retry: () => void };

/** Loads the item of the dialog's URL. */
export function useItemDetails({ kind, slug }: OpenedItem): ItemState {
  const [answer, setAnswer] = useState<ItemState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isMounted = true;
    const update = (next: ItemState) => isMounted && setAnswer(next);
    setAnswer({ kind: 'loading' });
    itemDetails({ kind, slug }).then(
      (item) => update({ kind: 'found', item }),
      (thrown: unknown) =>
        update(isRefused(thrown) ? { kind: 'missing' } : { kind: 'failed', retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isMounted = false;
    };
  }, [kind, slug, attempt]);

  return answer;
}

/** An unknown or malformed slug. Any other failure may succeed on retry. */
function isRefused(thrown: unknown): boolean {
  return thrown instanceof CallRefused && [400, 404, 422].includes(thrown.status);
}
