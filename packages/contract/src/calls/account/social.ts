import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { emailAddress, phoneNumber } from '../../shapes/contact.ts';
import { flag, optionalText } from '../../shapes/fields.ts';
import { guestId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { requestId } from '../../shapes/signing-in.ts';
import { line } from '../../shapes/text.ts';

const group = 'auth';
const maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

export const startSocialLogin = endpoint({
  method: 'POST',
  path: '/auth/social-login/start',
  group,
  summary: 'Where to send the visitor to sign in elsewhere. Keep request_id: only its holder can come back.',
  body: input({ medium: Type.String({ pattern: '^[a-z0-9-]{1,40}$', examples: ['google'] }) }),
  reply: Type.Object({ request_id: requestId, authorization_url: Type.String() }),
  refuses: ['not_found', 'social_login_unavailable'],
});

export const socialLogin = endpoint({
  method: 'POST',
  path: '/auth/social-login',
  group,
  summary:
    'Ends a sign-in elsewhere: with a token, with a code to link an account, or with what is missing for a new one.',
  body: input({ request_id: requestId, code: line(2_048), state: line(200), guest_id: guestId }),
  reply: Type.Object({
    token: maybe(Type.String()),
    is_phone_verified: flag,
    /** A code was sent to the account with this email address; auth/verify-phone takes it. */
    request_id: maybe(requestId),
    /** There is no account yet; auth/social-register takes this token and a phone number. */
    registration_token: maybe(requestId),
    f_name: optionalText,
    l_name: optionalText,
    email: optionalText,
  }),
  refuses: ['social_login_failed', 'social_login_unavailable', 'account_inactive'],
});

export const socialRegister = endpoint({
  method: 'POST',
  path: '/auth/social-register',
  group,
  summary: 'The missing step of a first social sign-in: the phone, and details that the provider did not send.',
  body: input({
    registration_token: requestId,
    f_name: line(80),
    l_name: line(80),
    phone: phoneNumber,
    email: Type.Optional(emailAddress),
    ref_code: Type.Optional(line(20, 0)),
    guest_id: guestId,
  }),
  reply: Type.Object({
    token: maybe(Type.String()),
    is_phone_verified: flag,
    request_id: maybe(requestId),
    message: Type.String(),
  }),
  refuses: [
    'f_name_required',
    'l_name_required',
    'social_login_failed',
    'phone_invalid',
    'referral_unknown',
    'referral_own',
    'account_exists',
  ],
});
