import { permissions, type Permission, type StaffRole } from '@rialto/contract/shapes/enums.ts';

export type { StaffRole };

const managed = permissions.filter((name) => name !== 'staff' && name !== 'settings');

/** What each role may use. Staff of a store see only what belongs to their own stores. */
const permissionsByRole: Record<StaffRole, readonly Permission[]> = {
  owner: permissions,
  manager: managed,
  dispatcher: ['orders', 'dispatch'],
  support: ['orders', 'support', 'decisions', 'customers'],
  store: ['orders', 'support', 'catalogue', 'figures'],
};

export function permissionsOf(role: StaffRole): readonly Permission[] {
  return permissionsByRole[role];
}

/** Whether a role is limited to the stores of its member of staff. */
export function isOfStores(role: StaffRole): boolean {
  return role === 'store';
}
