import Type, { type Static } from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { password } from '../../../shapes/contact.ts';
import { flag, message, optionalText } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';
import { staffPermission, staffRole } from '../../../shapes/console/staff.ts';

const group = 'console';

const ownAccount = Type.Object({
  id: Type.Integer(),
  name: Type.String({ examples: ['Layla Haddad'] }),
  email: optionalText,
  role: staffRole,
  permissions: Type.Array(staffPermission),
  /** The stores of a member who works for stores; null for staff of the whole shop. */
  store_ids: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  has_second_factor: flag,
});
export type OwnStaffAccount = Static<typeof ownAccount>;

export const readOwnStaff = endpoint({
  method: 'GET',
  path: '/console/me',
  group,
  summary: 'The account of the caller, what they may use, and their stores.',
  needs: ['staff'],
  reply: ownAccount,
});

export const changeStaffPassword = endpoint({
  method: 'POST',
  path: '/console/me/password',
  group,
  summary: 'A new password of the caller, which ends their other sessions.',
  needs: ['staff'],
  body: input({ current_password: password, password }),
  reply: message,
  refuses: ['current_password_wrong', 'password_weak'],
});
