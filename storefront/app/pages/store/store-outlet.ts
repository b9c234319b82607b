import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { useOutletContext } from 'react-router';
import type { StoreWords } from './store-words.ts';

/** What the page around knows of the store. */
export type StoreOutlet = { store: StoreDetail; moduleType: ModuleType; words: StoreWords; jsonLd: object[] };

/** For the parts of a store's page: the store they belong to. */
export function useStoreOutlet(): StoreOutlet {
  return useOutletContext<StoreOutlet>();
}
