import Type from 'typebox';
import { permissions, staffRoles, type Permission, type StaffRole } from '../enums.ts';

export const staffRole = Type.Unsafe<StaffRole>(Type.Union(staffRoles.map((name) => Type.Literal(name))));
export const staffPermission = Type.Unsafe<Permission>(Type.Union(permissions.map((name) => Type.Literal(name))));
