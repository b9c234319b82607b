import type { CustomerId } from '@rialto/database/ids.ts';
import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { insertAddress, updateAddressRow, type AddressFields } from './addresses.sql.ts';

const MOST_ADDRESSES = 50;

export async function addAddress(db: Sql, customerId: CustomerId, address: AddressFields, now: Date): Promise<number> {
  const id = newId();
  const isSaved = await insertAddress(db, customerId, { ...address, id, most: MOST_ADDRESSES, now });
  if (!isSaved) throw new RefusalError({ code: 'too_many_addresses' });
  return id;
}

/** The address of another customer is refused like one that does not exist (trust.md T59). */
export async function updateAddress(
  db: Sql,
  customerId: CustomerId,
  id: number,
  address: AddressFields,
): Promise<void> {
  const isSaved = await updateAddressRow(db, customerId, { ...address, id });
  if (!isSaved) throw new RefusalError({ code: 'address_unknown' });
}
