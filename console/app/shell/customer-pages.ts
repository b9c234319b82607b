import { t } from '@rialto/texts/text.ts';
import { MessagesSquare, Scale, Star, Users } from 'lucide-react';

/** The pages about customers: what they wait for, write and say. */
export function customerPages() {
  return [
    { path: '/decisions', label: t('console.nav_decisions'), icon: Scale, permission: 'decisions' as const },
    {
      path: '/conversations',
      label: t('console.nav_conversations'),
      icon: MessagesSquare,
      permission: 'support' as const,
    },
    { path: '/customers', label: t('console.nav_customers'), icon: Users, permission: 'customers' as const },
    { path: '/reviews', label: t('console.nav_reviews'), icon: Star, permission: 'support' as const },
  ];
}
