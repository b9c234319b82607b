import { t } from '@rialto/texts/text.ts';
import { Package, Store, Tags } from 'lucide-react';
import type { NavigationEntry } from './navigation-entry.ts';

/** The pages of the catalogue. */
export function cataloguePages(): NavigationEntry[] {
  return [
    { path: '/items', label: t('console.nav_items'), icon: Package, permission: 'catalogue' },
    { path: '/stores', label: t('console.nav_stores'), icon: Store, permission: 'catalogue' },
    { path: '/categories', label: t('console.nav_groups'), icon: Tags, permission: 'stores' },
  ];
}
