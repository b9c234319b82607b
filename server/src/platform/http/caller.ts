import type { CustomerId } from '@rialto/database/ids.ts';
import type { Owner } from '../owner.ts';

/** The customer of a call whose endpoint needs one; `bind` has seen to it that there is one. */
export function signedIn({ customerId }: { customerId: CustomerId | null }): number {
  if (customerId === null)
    throw new Error('This call is answered without a customer, though its contract should need one');
  return customerId;
}

/** The owner of a call whose endpoint needs one. */
export function ownerOf({ owner }: { owner: Owner | null }): Owner {
  if (owner === null) throw new Error('This call is answered without an owner, though its contract should need one');
  return owner;
}
