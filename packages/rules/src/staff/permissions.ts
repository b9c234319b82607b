import type { Permission } from '@rialto/contract/shapes/enums.ts';

export const staffRoles = ['owner', 'operator', 'dispatcher', 'store'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role may use. Staff of a store see only the orders and conversations of their own stores. */
const permissions: Record<StaffRole, readonly Permission[]> = {
  owner: ['orders', 'dispatch', 'support'],
  operator: ['orders', 'dispatch', 'support'],
  dispatcher: ['orders', 'dispatch'],
  store: ['orders', 'support'],
};

export function permissionsOf(role: StaffRole): readonly Permission[] {
  return permissions[role];
}

/** Whether a role is limited to the stores of its member of staff. */
export function isOfStores(role: StaffRole): boolean {
  return role === 'store';
}
