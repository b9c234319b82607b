import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';

/** Labels of the item and store tabs, by module type (SEA-04). */
export function listLabel(list: 'item' | 'store', module: { module_type: ModuleType } | null): string {
  const type = module?.module_type;
  if (list === 'store') return type === 'food' ? t('search.restaurants') : t('search.stores');
  if (type === 'food') return t('search.foods');
  if (type === 'grocery') return t('search.groceries');
  return type === 'pharmacy' ? t('search.medicines') : t('search.items');
}
