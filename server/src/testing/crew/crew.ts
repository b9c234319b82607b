import { newId } from '@rialto/database/new-id.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createCourierLink } from '../../domains/couriers/couriers.public.ts';

const EARLY = new Date('2020-01-01T00:00:00Z');

export type CrewMember = { id: number; headers: { authorization: string } };

/** A courier with a link that works. */
export async function addLinkedCourier(db: Sql, { fName = 'Karim', lName = 'Said' } = {}): Promise<CrewMember> {
  const phone = `+20${String(newId()).padStart(16, '0').slice(-9)}`;
  // Above the ids that other tests choose.
  const id = 1_000_000 + (newId() % 1_000_000_000);
  await db`
    insert into couriers (id, f_name, l_name, phone, vehicle, zone_id, created_at)
    values (${id}, ${fName}, ${lName}, ${phone}, 'bicycle', 1, ${EARLY})`;
  return { id, headers: { authorization: `Bearer ${await createCourierLink(db, id, EARLY)}` } };
}

type State = 'offered' | 'accepted' | 'picked_up' | 'delivered' | 'declined';
type NewAssignment = { orderId: number; courierId: number; state?: State; at: Date };

/** An order that a courier was offered, in a state that it reached at this time. */
export async function assign(db: Sql, { orderId, courierId, state = 'accepted', at }: NewAssignment): Promise<number> {
  const id = newId();
  const accepted = ['accepted', 'picked_up', 'delivered'].includes(state) ? at : null;
  const pickedUp = ['picked_up', 'delivered'].includes(state) ? at : null;
  const ended = ['delivered', 'declined'].includes(state) ? at : null;
  await db`
    insert into assignments (id, order_id, courier_id, state, offered_at, offer_ends_at, accepted_at, picked_up_at, ended_at)
    values (${id}, ${orderId}, ${courierId}, ${state}, ${at}, ${new Date(at.getTime() + 60_000)}, ${accepted}, ${pickedUp}, ${ended})`;
  return id;
}
