import type { Owner } from '../../../platform/owner.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';

const buyerLimit: Limit = { name: 'place', most: 10, perMs: 60_000, kind: 'pace' };
const guestAddressLimit: Limit = { name: 'place guest address', most: 60, perMs: 3_600_000, kind: 'pace' };

export async function limitPlacingRate(throttle: Throttle, { kind, id }: Owner, ip: string): Promise<void> {
  const buyer = { limit: buyerLimit, key: `${kind} ${id}` };
  if (kind === 'guest') await throttle.attemptBoth(buyer, { limit: guestAddressLimit, key: ip });
  else await throttle.attempt(buyer.limit, buyer.key);
}
