import Type from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { password } from '../../../shapes/contact.ts';
import { message } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';
import { line } from '../../../shapes/text.ts';

const group = 'console';
const recoveryCodes = Type.Array(Type.String({ examples: ['K7QX-2MPA-9RTD'] }));
const oneTimeCode = Type.String({ pattern: '^[0-9]{6}$', examples: ['123456'] });

export const enterStaffCode = endpoint({
  method: 'POST',
  path: '/console/sign-in/code',
  group,
  summary: 'The second step of a sign-in: a code of the authenticator app, or one of the recovery codes.',
  needs: ['staffSession'],
  body: input({ code: line(40) }),
  reply: message,
  refuses: ['code_wrong'],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/console/me/second-factor',
  group,
  summary: 'A new secret for an authenticator app, shown this once. It counts only after a code of it was entered.',
  needs: ['staff'],
  body: input({ password }),
  reply: Type.Object({
    secret: Type.String({ examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] }),
    /** What the QR code contains. */
    uri: Type.String({ examples: ['otpauth://totp/Rialto:layla@example.com?secret=JBSWY3DPEHPK3PXP'] }),
  }),
  refuses: ['current_password_wrong', 'second_factor_on'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/console/me/second-factor/confirm',
  group,
  summary:
    'Switches the second factor on with a code of the app. Returns ten recovery codes, which are not shown again.',
  needs: ['staff'],
  body: input({ code: oneTimeCode }),
  reply: Type.Object({ recovery_codes: recoveryCodes }),
  refuses: ['code_wrong'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/console/me/second-factor/recovery-codes',
  group,
  summary: 'Ten new recovery codes; the earlier ones no longer work.',
  needs: ['staff'],
  body: input({ password }),
  reply: Type.Object({ recovery_codes: recoveryCodes }),
  refuses: ['current_password_wrong', 'second_factor_off'],
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/console/me/second-factor/end',
  group,
  summary: 'Switches the second factor off.',
  needs: ['staff'],
  body: input({ password }),
  reply: message,
  refuses: ['current_password_wrong', 'second_factor_off'],
});
