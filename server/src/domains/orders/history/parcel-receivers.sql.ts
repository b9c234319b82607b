import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import type { OrderAddress } from '../order-address.ts';

export type FormerReceiver = { name: string; number: string; address: OrderAddress };

/** The same number at the same address appears once. Receivers of anonymised orders are gone. */
export function formerReceivers(db: Sql, { kind, id }: Owner, most: number): Promise<FormerReceiver[]> {
  return db<FormerReceiver[]>`
    with sent as (
      select p.receiver_name as name, p.receiver_phone as number, o.address, o.created_at, o.id,
        row_number() over (partition by p.receiver_phone, o.address ->> 'address', o.address ->> 'lat',
          o.address ->> 'lng' order by o.created_at desc, o.id desc) as position
      from orders o join parcels p on p.order_id = o.id
      where o.owner_kind = ${kind} and o.owner_id = ${id} and p.receiver_phone is not null and p.receiver_name is not null
        and o.address is not null
    )
    select name, number, address from sent where position = 1 order by created_at desc, id desc limit ${most}`;
}
