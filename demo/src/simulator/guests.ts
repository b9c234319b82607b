import { requestGuest } from '@rialto/contract/calls/account/guests.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Random } from '../city/geometry/random.ts';
import { knownGuestIds, upsertGuestId } from './guests.sql.ts';
import { customerNames } from './people.ts';
import type { Simulation } from './simulation.ts';

/** Guests order again and again, also after a restart, so their number does not grow. */
const GUESTS = 40;

export type PlayedGuest = {
  name: string;
  phone: string;
  guestId: string;
  connect(scope: Partial<CallScope>): Caller;
};

/** The guests that the simulation plays. Each has one guest id and one network address. */
export async function openGuests(
  { connect, db }: Pick<Simulation, 'connect'> & { db: Sql },
  random: Random,
): Promise<() => Promise<PlayedGuest>> {
  const ids = await knownGuestIds(db);
  async function idOf(index: number, call: Caller): Promise<string> {
    const known = ids.get(index);
    if (known !== undefined) return known;
    const { guest_id: guestId } = await call(requestGuest, {});
    await upsertGuestId(db, index, guestId);
    ids.set(index, guestId);
    return guestId;
  }
  return async () => {
    const index = Math.floor(random() * GUESTS);
    const call = (scope: Partial<CallScope>) => connect(scope, addressOf(index));
    return { ...personOf(index), guestId: await idOf(index, call({})), connect: call };
  };
}

function personOf(index: number): { name: string; phone: string } {
  return customerNames[index % customerNames.length] as (typeof customerNames)[number];
}

/** Each guest calls from an address of their own, because orders are limited by address too. */
function addressOf(index: number): string {
  return `10.7.0.${index + 1}`;
}
