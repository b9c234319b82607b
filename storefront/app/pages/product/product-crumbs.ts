import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { Crumb } from '../../tiles/breadcrumb/store-json-ld.ts';

/** Breadcrumb: home, the categories and the item. */
export function productCrumbs(item: ItemDetail, path: string): Crumb[] {
  return [
    { name: t('shell.home'), path: paths.home },
    ...item.category_ids.map(({ id, name }) => ({ name, path: paths.category({ id, slug: '' }) })),
    { name: item.name, path },
  ];
}
