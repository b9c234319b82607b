import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { password } from '../../shapes/contact.ts';
import { amount, flag, message, moment, optionalText, picture } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'customer';
const needs = ['customer'] as const;
const language = Type.Union([Type.Literal('en'), Type.Literal('ar')]);

const profile = Type.Object({
  f_name: Type.String({ examples: ['Mariam'] }),
  l_name: Type.String({ examples: ['Adel'] }),
  phone: Type.String({ examples: ['+201001234567'] }),
  email: optionalText,
  image: optionalText,
  image_full_url: picture,
  /** Where each file of the profile is kept. */
  storage: Type.Array(
    Type.Object({ key: Type.String({ examples: ['image'] }), value: Type.String({ examples: ['database'] }) }),
  ),
  is_phone_verified: flag,
  is_email_verified: flag,
  /** The sign-in provider of this customer, or manual. */
  login_medium: Type.String({ examples: ['manual'] }),
  social_id: optionalText,
  has_password: flag,
  language,
  order_notifications: flag,
  offer_notifications: flag,
  ref_code: Type.String({ examples: ['K7QX2M4P'] }),
  interest: Type.Array(id),
  order_count: Type.Integer(),
  wallet_balance: amount,
  loyalty_point: Type.Integer(),
  is_valid_for_discount: flag,
  discount_amount: amount,
  discount_amount_type: Type.String({ examples: ['percent'] }),
  validity: optionalText,
  created_at: moment,
});
export type Profile = Static<typeof profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/customer/info',
  group,
  summary: 'The account that is signed in.',
  needs,
  reply: profile,
});

/** Accepts more than the rules allow, so that missing fields are refused with the texts of the form. */
const profileForm = {
  f_name: Type.Optional(line(80, 0)),
  l_name: Type.Optional(line(80, 0)),
  phone: Type.Optional(line(30, 0)),
  email: Type.Optional(line(400, 0)),
  password: Type.Optional(Type.Union([password, Type.Literal('')])),
  confirm_password: Type.Optional(Type.Union([password, Type.Literal('')])),
  current_password: Type.Optional(Type.Union([password, Type.Literal('')])),
};
const profileRefusals = [
  'f_name_required',
  'l_name_required',
  'profile_phone_required',
  'email_required',
  'email_invalid',
  'email_taken',
  'phone_fixed',
  'password_weak',
  'passwords_differ',
  'current_password_wrong',
  'password_of_social_account',
] as const;

export const updateProfile = endpoint({
  method: 'POST',
  path: '/customer/update-profile',
  group,
  summary: 'Changes name, email, picture and password. A new password ends all other sessions.',
  needs,
  body: input(profileForm),
  files: { image: { maxCount: 1, maxBytes: 2 * 1024 * 1024 } },
  reply: message,
  refuses: [...profileRefusals, 'picture_type_refused', 'picture_unreadable', 'picture_too_large'],
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/customer/info',
  group,
  summary: 'The same without a picture.',
  needs,
  body: input(profileForm),
  reply: message,
  refuses: profileRefusals,
});

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/customer/settings',
  group,
  summary: 'Changes the language and the kinds of notifications of the customer.',
  needs,
  body: input({
    language: Type.Optional(language),
    order_notifications: Type.Optional(flag),
    offer_notifications: Type.Optional(flag),
  }),
  reply: message,
});

export const removeAccount = endpoint({
  method: 'DELETE',
  path: '/customer/remove-account',
  group,
  summary:
    'Deletes the account: every session ends at once, and nothing that names the person is kept. With money in the wallet only if the customer gives it up; points are given up with the account.',
  needs,
  query: input({ give_up_wallet: Type.Optional(flag) }),
  reply: message,
  refuses: ['orders_running', 'refund_open', 'wallet_not_empty'],
});
