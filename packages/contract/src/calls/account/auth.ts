import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { emailAddress, emailOrPhone, password, phoneNumber } from '../../shapes/contact.ts';
import { flag, message } from '../../shapes/fields.ts';
import { guestId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { codeRequested, oneTimeCode, requestId, signedIn } from '../../shapes/signing-in.ts';
import { line } from '../../shapes/text.ts';

const group = 'auth';

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  group,
  summary:
    'A new account. Where the shop verifies, a code is sent first, and the answer is the same for a known address.',
  body: input({
    f_name: line(80),
    l_name: line(80),
    phone: phoneNumber,
    email: emailAddress,
    password,
    ref_code: Type.Optional(line(20, 0)),
    guest_id: guestId,
  }),
  reply: Type.Object({
    token: Type.Union([Type.String(), Type.Null()]),
    is_phone_verified: flag,
    request_id: Type.Union([requestId, Type.Null()]),
    message: Type.String(),
  }),
  refuses: [
    'f_name_required',
    'l_name_required',
    'phone_invalid',
    'password_weak',
    'referral_unknown',
    'referral_own',
    'account_exists',
  ],
});

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/auth/verify-phone',
  group,
  summary: 'Ends a sign-up, a social registration or a link of accounts with the code that was sent.',
  body: input({ request_id: requestId, otp: oneTimeCode, guest_id: guestId }),
  reply: signedIn,
  refuses: ['code_wrong', 'account_exists', 'referral_own'],
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/auth/resend-code',
  group,
  summary: 'A new code for the same request; the one before no longer works.',
  body: input({ request_id: requestId }),
  reply: message,
  refuses: ['code_wrong'],
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  group,
  summary: 'A session by phone or email and password. Without remember it lasts a day.',
  body: input({
    email_or_phone: emailOrPhone,
    password,
    remember: Type.Optional(Type.Boolean({ default: true })),
    guest_id: guestId,
  }),
  reply: signedIn,
  refuses: ['credentials_wrong', 'account_inactive'],
});

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  group,
  summary: 'Ends this session.',
  needs: ['customer'],
  reply: message,
});

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  group,
  summary: 'Sends a code for a new password. The answer is the same whether or not there is an account.',
  body: input({ email_or_phone: emailOrPhone }),
  reply: codeRequested,
  refuses: ['phone_invalid'],
});

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  group,
  summary: 'Exchanges the code of a forgotten password for the right to set a new one.',
  body: input({ request_id: requestId, otp: oneTimeCode }),
  reply: Type.Object({ reset_token: requestId }),
  refuses: ['code_wrong'],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/auth/reset-password',
  group,
  summary: 'Sets a new password and ends every session of the account.',
  body: input({ reset_token: requestId, password }),
  reply: message,
  refuses: ['code_wrong', 'password_weak'],
});

export const readLoginMethods = endpoint({
  method: 'GET',
  path: '/auth/login-methods',
  group,
  summary: 'How one can sign in here, and what is verified at sign-up.',
  cacheSeconds: 60,
  reply: Type.Object({
    phone_verification_status: flag,
    email_verification_status: flag,
    social_login: Type.Array(Type.Object({ login_medium: Type.String({ examples: ['google'] }), name: Type.String() })),
  }),
});
