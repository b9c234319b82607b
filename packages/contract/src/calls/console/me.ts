import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { permissions, staffRoles, type Permission, type StaffRole } from '../../shapes/enums.ts';
import { optionalText } from '../../shapes/fields.ts';

const ownAccount = Type.Object({
  id: Type.Integer(),
  name: Type.String({ examples: ['Layla Haddad'] }),
  email: optionalText,
  role: Type.Unsafe<StaffRole>(Type.Union(staffRoles.map((name) => Type.Literal(name)))),
  permissions: Type.Array(Type.Unsafe<Permission>(Type.Union(permissions.map((name) => Type.Literal(name))))),
  /** The stores of a member who works for stores; null for staff of the whole shop. */
  store_ids: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
});
export type OwnStaffAccount = Static<typeof ownAccount>;

export const readOwnStaff = endpoint({
  method: 'GET',
  path: '/console/me',
  group: 'console',
  summary: 'The account of the caller, what they may use, and their stores.',
  needs: ['staff'],
  reply: ownAccount,
});
