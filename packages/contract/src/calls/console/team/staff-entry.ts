import Type from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { emailAddress, password } from '../../../shapes/contact.ts';
import { flag, optionalText } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';
import { staffRole } from '../../../shapes/console/staff.ts';
import { line } from '../../../shapes/text.ts';

const group = 'console';
const secret = Type.String({ pattern: '^[\\w-]{20,64}$', examples: ['Zm9yIHRoZSBvd25lciBvZiB0aGUgc2hvcCBvbmx5'] });
const signedIn = Type.Object({ token: Type.String() });
const name = line(80);

export const readOwnerLink = endpoint({
  method: 'POST',
  path: '/console/owner-link',
  group,
  summary: 'Whether the link that the machine printed still works, and the present owner of the shop.',
  body: input({ secret }),
  reply: Type.Object({
    shop_name: Type.String(),
    owners: Type.Array(Type.Object({ name: Type.String(), email: Type.String() })),
  }),
  refuses: ['owner_link_unknown'],
});

export const becomeOwner = endpoint({
  method: 'POST',
  path: '/console/owner',
  group,
  summary:
    'Makes an owner with the link that the machine printed. For an email that is known it sets the password, and ends the second factor and the sessions.',
  body: input({ secret, name, email: emailAddress, password }),
  reply: signedIn,
  refuses: ['owner_link_unknown', 'password_weak', 'email_invalid'],
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/console/invitation',
  group,
  summary: 'What an invitation offers. `is_reset` if it gives a new password to somebody who is a member already.',
  body: input({ secret }),
  reply: Type.Object({
    shop_name: Type.String(),
    email: Type.String(),
    role: staffRole,
    name: optionalText,
    is_reset: flag,
  }),
  refuses: ['invitation_unknown'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/console/invitation/accept',
  group,
  summary: 'Makes the account of an invitation and signs in. A reset also ends the second factor and all sessions.',
  body: input({ secret, name, password }),
  reply: signedIn,
  refuses: ['invitation_unknown', 'member_exists', 'password_weak'],
});
