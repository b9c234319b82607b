import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { useOutletContext } from 'react-router';
import type { StoreWords } from './store-words.ts';

/** Outlet context: the store of the page. */
export type StoreOutlet = { store: StoreDetail; moduleType: ModuleType; words: StoreWords; jsonLd: object[] };

/** The store, for the child pages. */
export function useStoreOutlet(): StoreOutlet {
  return useOutletContext<StoreOutlet>();
}
