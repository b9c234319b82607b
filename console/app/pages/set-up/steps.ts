import { t } from '@rialto/texts/text.ts';

export type Step = 'shop' | 'zone' | 'module' | 'store' | 'item' | 'payment';

/** The steps of the set-up in their order. */
export function steps(): { name: Step; label: string }[] {
  return [
    { name: 'shop', label: t('console.setup_step_shop') },
    { name: 'zone', label: t('console.setup_step_zone') },
    { name: 'module', label: t('console.setup_step_module') },
    { name: 'store', label: t('console.setup_step_store') },
    { name: 'item', label: t('console.setup_step_item') },
    { name: 'payment', label: t('console.setup_step_payment') },
  ];
}
