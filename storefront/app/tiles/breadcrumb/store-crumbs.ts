import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../../platform/navigation/paths.ts';

export type Crumb = { name: string; path: string };

/** Breadcrumb entries from home to a store. */
export function storeCrumbs(
  store: Pick<StoreDetail, 'id' | 'slug' | 'module_id' | 'zone_id' | 'name'>,
  moduleType: ModuleType,
): Crumb[] {
  return [
    { name: t('shell.home'), path: paths.home },
    { name: moduleType === 'food' ? t('store.restaurants') : t('store.stores'), path: paths.popularStores },
    { name: store.name, path: paths.store(store) },
  ];
}
