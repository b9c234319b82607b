import type { listParcelReceivers } from '@rialto/contract/calls/parcels.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { endOf } from '../parcel.view.ts';
import { formerReceivers } from './parcel-receivers.sql.ts';

const MOST = 8;

/** The receivers of the caller's parcels, latest first. */
export async function listReceivers(db: Sql, owner: Owner): Promise<Reply<typeof listParcelReceivers>> {
  const rows = await formerReceivers(db, owner, MOST);
  return rows.map(({ address, name, number }) => endOf(address, { name, number }));
}
