import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';

/** The kind of a module in words. */
export function moduleTypeName(type: ModuleType): string {
  return {
    food: t('console.modules_food'),
    grocery: t('console.modules_grocery'),
    pharmacy: t('console.modules_pharmacy'),
    ecommerce: t('console.modules_ecommerce'),
    parcel: t('console.modules_parcel'),
  }[type];
}
