import Type, { type Static } from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { languages, type Language } from '../../../http/languages.ts';
import { emailAddress } from '../../../shapes/contact.ts';
import { flag, message, moment, orNull } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';
import { staffRole } from '../../../shapes/console/staff.ts';
import { line } from '../../../shapes/text.ts';

const group = 'console';
const needs = ['staff:staff'] as const;
const memberId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const named = input({ id: memberId });
const MOST_STORES = 500;

const staffStore = Type.Object({ id: Type.Integer(), name: Type.String() });
export type StaffStore = Static<typeof staffStore>;

const member = Type.Object({
  id: Type.Integer(),
  name: Type.String({ examples: ['Layla Haddad'] }),
  email: Type.String(),
  role: staffRole,
  /** Only for the role that is limited to stores. */
  stores: Type.Array(staffStore),
  last_used_at: orNull(moment),
  has_second_factor: flag,
  is_you: flag,
});
export type Member = Static<typeof member>;

const invitation = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  role: staffRole,
  stores: Type.Array(staffStore),
  invited_by: Type.String(),
  created_at: moment,
  ends_at: moment,
  is_over: flag,
  /** For a new password of a member. */
  is_reset: flag,
});
export type Invitation = Static<typeof invitation>;

/** The link is returned too, for a shop that cannot send mail. */
const invited = Type.Object({ message: Type.String(), url: Type.String() });

const duties = {
  role: staffRole,
  store_ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: MOST_STORES })),
};

export const listMembers = endpoint({
  method: 'GET',
  path: '/console/staff',
  group,
  summary: 'The members of staff and the invitations that were not accepted yet.',
  needs,
  reply: Type.Object({ members: Type.Array(member), invitations: Type.Array(invitation) }),
});

export const listStaffStores = endpoint({
  method: 'GET',
  path: '/console/staff/stores',
  group,
  summary: 'Stores by name, for choosing those of a member.',
  needs,
  query: input({ search: Type.Optional(line(80, 0)) }),
  reply: Type.Object({ stores: Type.Array(staffStore) }),
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/console/staff/invitations',
  group,
  summary: 'Invites somebody by mail. The link works for seven days.',
  needs,
  body: input({
    email: emailAddress,
    ...duties,
    /** The language of the mail. */
    language: Type.Unsafe<Language>(Type.Union(languages.map((code) => Type.Literal(code)))),
  }),
  reply: invited,
  refuses: ['member_exists', 'staff_stores_missing', 'email_invalid'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/console/staff/invitations/{id}/resend',
  group,
  summary: 'Sends a new link for seven more days; the earlier one no longer works.',
  needs,
  params: named,
  reply: invited,
  refuses: ['invitation_unknown'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/console/staff/invitations/{id}',
  group,
  summary: 'Withdraws an invitation; its link no longer works.',
  needs,
  params: named,
  reply: message,
  refuses: ['invitation_unknown'],
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/console/staff/{id}',
  group,
  summary: 'Changes the role and the stores of a member.',
  needs,
  params: named,
  body: input(duties),
  reply: message,
  refuses: ['member_unknown', 'last_owner', 'staff_stores_missing'],
});

export const endMember = endpoint({
  method: 'DELETE',
  path: '/console/staff/{id}',
  group,
  summary: 'Ends a membership. All sessions of the member end at once.',
  needs,
  params: named,
  reply: message,
  refuses: ['member_unknown', 'last_owner'],
});

export const resetMember = endpoint({
  method: 'POST',
  path: '/console/staff/{id}/reset',
  group,
  summary: 'Sends a member a link for a new password. Using it ends their second factor and their sessions.',
  needs,
  params: named,
  reply: invited,
  refuses: ['member_unknown'],
});
