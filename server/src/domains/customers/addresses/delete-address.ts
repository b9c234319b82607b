import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { deleteAddressRow } from './addresses.sql.ts';

export async function deleteAddress(db: Sql, customerId: CustomerId, id: number): Promise<void> {
  if (!(await deleteAddressRow(db, customerId, id))) throw new RefusalError({ code: 'address_unknown' });
}
