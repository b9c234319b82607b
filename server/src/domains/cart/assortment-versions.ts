import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { sharedBudget } from '../../platform/cache/cache-budget.ts';
import { estimateBytes } from '../../platform/cache/estimate-bytes.ts';

/** A store, and the token of what it sells. */
export type AssortmentVersion = { storeId: StoreId; token: string };
export type AssortmentVersions = {
  /** Of the store that sells the item. */
  of(itemId: ItemId): AssortmentVersion | undefined;
  remember(itemId: ItemId, version: AssortmentVersion): void;
};

/** The versions that a node read last. They may be outdated: the statement that adds an item confirms the token. */
export function openAssortmentVersions(): AssortmentVersions {
  const versions = sharedBudget.cache<AssortmentVersion>();
  return {
    of: (itemId) => versions.get(String(itemId)),
    remember: (itemId, version) => versions.set(String(itemId), version, estimateBytes(version)),
  };
}
