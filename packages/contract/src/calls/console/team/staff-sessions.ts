import Type from 'typebox';
import { endpoint } from '../../../http/endpoint.ts';
import { emailAddress, password } from '../../../shapes/contact.ts';
import { flag, message, moment } from '../../../shapes/fields.ts';
import { input } from '../../../shapes/input.ts';

const group = 'console';
const sessionId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['0b6f6b1e-4a0c-4f27-9a7e-2f8f8f4f9d11'],
});

/** `needs_code`: the session can do nothing until the code of the second factor is entered. */
const signedInStaff = Type.Object({ token: Type.String(), needs_code: flag });

export const signInStaff = endpoint({
  method: 'POST',
  path: '/console/sign-in',
  group,
  summary: 'A session of a member of staff by email and password. It lasts 12 hours and ends after one without a call.',
  body: input({ email: emailAddress, password }),
  reply: signedInStaff,
  refuses: ['staff_credentials_wrong'],
});

export const signOutStaff = endpoint({
  method: 'POST',
  path: '/console/sign-out',
  group,
  summary: 'Ends the session of the caller.',
  needs: ['staffSession'],
  reply: message,
});

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/console/me/sessions',
  group,
  summary: 'Where the caller is signed in, latest first.',
  needs: ['staff'],
  reply: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: sessionId,
        device: Type.String({ examples: ['Chrome, Android'] }),
        created_at: moment,
        last_used_at: moment,
        is_current: flag,
      }),
    ),
  }),
});

export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/console/me/sessions/{id}',
  group,
  summary: 'Ends one session of the caller.',
  needs: ['staff'],
  params: input({ id: sessionId }),
  reply: message,
  refuses: ['session_unknown'],
});

export const endOtherStaffSessions = endpoint({
  method: 'DELETE',
  path: '/console/me/sessions',
  group,
  summary: 'Ends every session of the caller except this one.',
  needs: ['staff'],
  reply: message,
});
