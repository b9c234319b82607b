import Type from 'typebox';
import { event } from '../../platform/events/event.ts';

/** A link was revoked or replaced. */
export const courierLinkEnded = event(
  'courier.link_ended',
  Type.Object({ courierId: Type.Integer(), at: Type.String() }),
  {
    key: ({ courierId }) => `courier:${courierId}`,
    cause: ({ courierId, at }) => `courier:${courierId}:link:${Date.parse(at)}`,
  },
);
