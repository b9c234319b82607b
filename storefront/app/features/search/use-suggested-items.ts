import { listSuggestedItems } from '@rialto/contract/calls/customer.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';

const MAX_ITEMS = 5;

/** Items suggested from the customer's earlier orders, shown while the box is empty (SEA-03). */
export function useSuggestedItems(isBoxEmpty: boolean): Item[] {
  const isSignedIn = useIsSignedIn();
  const [items, setItems] = useState<Item[]>([]);
  const isEnabled = isBoxEmpty && isSignedIn;
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    callApi(listSuggestedItems, { query: { limit: MAX_ITEMS, offset: 1 }, signal: controller.signal }).then(
      ({ products }) => setItems(products),
      // Optional content: failures are ignored.
      () => undefined,
    );
    return () => controller.abort();
  }, [isEnabled]);
  return isEnabled ? items : [];
}
