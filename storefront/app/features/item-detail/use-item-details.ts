import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { OpenedItem } from '../../platform/navigation/item-dialog.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { itemQuery } from '../../shared/item-details.ts';

export type ItemState =
  | { kind: 'loading' }
  | { kind: 'found'; item: ItemDetail }
  | { kind: 'missing' }
  | { kind: 'failed'; retry: () => void };

/** The item of a URL, or why there is none. */
export function useItemDetails(opened: OpenedItem): ItemState {
  const result = useQuery(itemQuery(opened));
  if (result.kind === 'ready') return { kind: 'found', item: result.data };
  if (result.kind === 'loading') return { kind: 'loading' };
  return isMissing(result.error) ? { kind: 'missing' } : { kind: 'failed', retry: result.refetch };
}

/** The slug is unknown or malformed. Other failures may be temporary. */
function isMissing(thrown: unknown): boolean {
  return thrown instanceof CallRefused && [400, 404, 422].includes(thrown.status);
}
