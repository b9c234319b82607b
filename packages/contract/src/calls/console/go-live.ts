import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { orNull } from '../../shapes/fields.ts';

/** Parts that a shop needs before its first order. */
const checks = Type.Object({
  shop: Type.Boolean(),
  zone: Type.Boolean(),
  module: Type.Boolean(),
  store: Type.Boolean(),
  item: Type.Boolean(),
  /** Customers can pay in some way. */
  payment: Type.Boolean(),
  /** Mails are sent, not only logged. */
  mail: Type.Boolean(),
  policies: Type.Boolean(),
  courier: Type.Boolean(),
  /** A store is open now. */
  open: Type.Boolean(),
});
export type GoLiveChecks = Static<typeof checks>;

export const readGoLive = endpoint({
  method: 'GET',
  path: '/console/go-live',
  group: 'console',
  summary: 'What is still missing before the first order.',
  needs: ['staff'],
  reply: Type.Object({
    checks,
    orders_count: Type.Integer(),
    /** The first of each, for the next step of the set-up. */
    zone_id: orNull(Type.Integer()),
    module_id: orNull(Type.Integer()),
    store_id: orNull(Type.Integer()),
  }),
});
