import { requestGuest } from '@rialto/contract/calls/account/guests.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import type { Random } from '../city/geometry/random.ts';
import { customerNames } from './people.ts';
import type { Simulation } from './simulation.ts';

/** Guests order again and again, so their number does not grow. */
const GUESTS = 40;

export type PlayedGuest = {
  name: string;
  phone: string;
  guestId: string;
  connect(scope: Partial<CallScope>): Caller;
};

/** The guests that the simulation plays. Each has one guest id and one network address. */
export function openGuests({ connect }: Pick<Simulation, 'connect'>, random: Random): () => Promise<PlayedGuest> {
  const ids: string[] = [];
  return async () => {
    const index = Math.floor(random() * GUESTS);
    const call = (scope: Partial<CallScope>) => connect(scope, addressOf(index));
    ids[index] ??= (await call({})(requestGuest, {})).guest_id;
    return { ...personOf(index), guestId: ids[index], connect: call };
  };
}

function personOf(index: number): { name: string; phone: string } {
  return customerNames[index % customerNames.length] as (typeof customerNames)[number];
}

/** Each guest calls from an address of their own, because orders are limited by address too. */
function addressOf(index: number): string {
  return `10.7.0.${index + 1}`;
}
