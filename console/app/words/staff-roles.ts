import type { StaffRole } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

export function roleName(role: StaffRole): string {
  return {
    owner: t('console.staff_role_owner'),
    manager: t('console.staff_role_manager'),
    dispatcher: t('console.staff_role_dispatcher'),
    support: t('console.staff_role_support'),
    store: t('console.staff_role_store'),
  }[role];
}

/** What somebody with this role does. */
export function roleText(role: StaffRole): string {
  return {
    owner: t('console.staff_role_owner_text'),
    manager: t('console.staff_role_manager_text'),
    dispatcher: t('console.staff_role_dispatcher_text'),
    support: t('console.staff_role_support_text'),
    store: t('console.staff_role_store_text'),
  }[role];
}
