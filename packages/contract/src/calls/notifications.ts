import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';

export const readPushKey = endpoint({
  method: 'GET',
  path: '/customer/push-key',
  group: 'notifications',
  summary: 'The public key (VAPID) that a browser subscribes to push messages with.',
  needs: ['customer'],
  reply: Type.Object({ public_key: Type.String({ examples: ['BPz0…'] }) }),
});
