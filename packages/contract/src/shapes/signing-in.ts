import Type from 'typebox';
import { flag } from './fields.ts';

/** Identifies a request that sent a code. It is a secret too: the code alone is not enough. */
export const requestId = Type.String({
  pattern: '^[\\w-]{43}$',
  examples: ['q2m0ZkXy7v1cT5bXw7nR2sLd4fHg6aPeZk3v0mJq8cs'],
});

export const oneTimeCode = Type.String({ pattern: '^[0-9]{6}$', examples: ['204816'] });

export const signedIn = Type.Object({ token: Type.String(), is_phone_verified: flag });

export const codeRequested = Type.Object({ request_id: requestId, message: Type.String() });
