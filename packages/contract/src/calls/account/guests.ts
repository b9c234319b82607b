import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';

export const requestGuest = endpoint({
  method: 'POST',
  path: '/auth/guest/request',
  group: 'auth',
  summary: 'A new guest id. It is a secret: it gives access to the guest’s cart.',
  reply: Type.Object({ guest_id: Type.String() }),
  limit: 'guest',
});
