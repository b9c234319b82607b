import { t } from '@rialto/texts/text.ts';
import { History, Users } from 'lucide-react';
import type { NavigationGroup } from './navigation-entry.ts';

/** The members of staff and what they changed. */
export function teamNavigation(): NavigationGroup {
  return {
    name: 'team',
    label: t('console.nav_team'),
    entries: [
      { path: '/staff', label: t('console.nav_staff'), icon: Users, permission: 'staff' },
      { path: '/changes', label: t('console.nav_log'), icon: History, permission: 'staff' },
    ],
  };
}
