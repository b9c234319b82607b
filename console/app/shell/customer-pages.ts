import { t } from '@rialto/texts/text.ts';
import { Scale } from 'lucide-react';
import type { NavigationEntry } from './navigation.ts';

/** The pages about customers: what they wait for, write and say. */
export function customerPages(): NavigationEntry[] {
  return [{ path: '/decisions', label: t('console.nav_decisions'), icon: Scale, permission: 'decisions' }];
}
