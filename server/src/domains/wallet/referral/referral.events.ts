import Type from 'typebox';
import { event } from '../../../platform/events/event.ts';

/** A new customer signed up with the code of the referrer. */
export const referralJoined = event(
  'referral.joined',
  Type.Object({ customerId: Type.Integer(), referrerId: Type.Integer() }),
  {
    key: ({ customerId }) => `referral:${customerId}`,
    cause: ({ customerId }) => `referral:${customerId}:joined`,
  },
);
