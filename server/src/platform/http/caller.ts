import type { CustomerId } from '@rialto/database/ids.ts';
import type { Courier, Receiver, Staff } from '../crew.ts';
import type { Owner } from '../owner.ts';

/** The customer of a call whose endpoint needs one; `bind` guarantees it. */
export function signedIn({ customerId }: { customerId: CustomerId | null }): number {
  if (customerId === null) throw new Error('The endpoint reads its customer but does not declare the need');
  return customerId;
}

/** The owner of a call whose endpoint needs one; `bind` guarantees it. */
export function ownerOf({ owner }: { owner: Owner | null }): Owner {
  if (owner === null) throw new Error('The endpoint reads its owner but does not declare the need');
  return owner;
}

/** The courier of a call whose endpoint needs one; `bind` guarantees it. */
export function courierOf({ courier }: { courier: Courier | null }): Courier {
  if (courier === null) throw new Error('The endpoint reads its courier but does not declare the need');
  return courier;
}

/** The member of staff of a call whose endpoint needs one; `bind` guarantees it. */
export function staffOf({ staff }: { staff: Staff | null }): Staff {
  if (staff === null) throw new Error('The endpoint reads its staff but does not declare the need');
  return staff;
}

/** The receiver of the parcel of a call whose endpoint needs one; `bind` guarantees it. */
export function receiverOf({ receiver }: { receiver: Receiver | null }): Receiver {
  if (receiver === null) throw new Error('The endpoint reads its receiver but does not declare the need');
  return receiver;
}
