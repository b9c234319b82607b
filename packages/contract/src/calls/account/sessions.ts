import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { flag, message, moment } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'customer';
const needs = ['customer'] as const;
const sessionId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['0b6f6b1e-4a0c-4f27-9a7e-2f8f8f4f9d11'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/customer/sessions',
  group,
  summary: 'Where the customer is signed in, latest first.',
  needs,
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

export const endSession = endpoint({
  method: 'DELETE',
  path: '/customer/sessions/{id}',
  group,
  summary: 'Signs one device out.',
  needs,
  params: input({ id: sessionId }),
  reply: message,
  refuses: ['session_unknown'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/customer/sessions',
  group,
  summary: 'Signs every other device out.',
  needs,
  reply: message,
});

export const setPushToken = endpoint({
  method: 'POST',
  path: '/customer/cm-firebase-token',
  group,
  summary: 'Stores the address of push messages for this device. It is deleted when the session ends.',
  needs,
  body: input({ cm_firebase_token: line(4_096), _method: Type.Optional(Type.Literal('put')) }),
  reply: message,
});
