import type { CourierId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { publish } from '../../platform/events/publish.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { normalPhone } from '../identity/identity.public.ts';
import { closeShift } from './change-shift.ts';
import { createCourierLink } from './courier-links.ts';
import { courierLinkEnded } from './couriers.events.ts';
import type { CourierOnBoard, CourierRow } from './courier-row.ts';
import { findCourier, findCourierOnBoard, insertCourier, updateCourier } from './couriers.sql.ts';
import { deleteLink } from './links.sql.ts';

type CourierFields = Pick<CourierRow, 'fName' | 'lName' | 'phone' | 'vehicle' | 'zoneId'>;
type Deps = {
  db: Sql;
  /** For phone numbers without a country code. */
  country: string;
  isZone: (id: number) => boolean;
  now: Date;
};

export async function addCourier({ db, country, isZone, now }: Deps, fields: CourierFields): Promise<CourierOnBoard> {
  if (!isZone(fields.zoneId)) throw new RefusalError({ code: 'zone_not_served' });
  const id = await insertCourier(db, { ...fields, phone: phoneOf(fields.phone, country) }, now);
  if (id === null) throw new RefusalError({ code: 'courier_phone_taken' });
  return requireCourier(db, id);
}

type Changes = Partial<CourierFields & Pick<CourierRow, 'isActive'>>;

/** A courier who is no longer active loses shift and link. */
export async function changeCourier(deps: Deps, id: CourierId, changes: Changes): Promise<CourierOnBoard> {
  const { db, country, isZone, now } = deps;
  return inTransaction(db, async (tx) => {
    const former = await findCourier(tx, id);
    if (!former) throw new RefusalError({ code: 'courier_unknown' });
    const courier = { ...former, ...changes };
    if (changes.zoneId !== undefined && !isZone(changes.zoneId)) throw new RefusalError({ code: 'zone_not_served' });
    if (changes.phone !== undefined) courier.phone = phoneOf(changes.phone, country);
    if (!courier.isActive) {
      await closeShift(tx, id, now);
      await endLink(tx, id, now);
    }
    if (!(await updateCourier(tx, courier))) throw new RefusalError({ code: 'courier_phone_taken' });
    return requireCourier(tx, id);
  });
}

/** The secret of a new link; the former one no longer works. */
export async function renewLink(db: Sql, id: CourierId, now: Date): Promise<string> {
  const courier = await requireCourier(db, id);
  if (!courier.isActive) throw new RefusalError({ code: 'courier_unavailable' });
  return inTransaction(db, async (tx) => {
    await endLink(tx, id, now);
    return createCourierLink(tx, id, now);
  });
}

export async function revokeLink(db: Sql, id: CourierId, now: Date): Promise<void> {
  await requireCourier(db, id);
  await inTransaction(db, (tx) => endLink(tx, id, now));
}

/** Tells pages that the former link opened, which show the addresses of customers. */
async function endLink(tx: Sql, id: CourierId, now: Date): Promise<void> {
  if (await deleteLink(tx, id)) await publish(tx, courierLinkEnded, { courierId: id, at: now.toISOString() });
}

async function requireCourier(db: Sql, id: CourierId): Promise<CourierOnBoard> {
  const courier = await findCourierOnBoard(db, id);
  if (!courier) throw new RefusalError({ code: 'courier_unknown' });
  return courier;
}

function phoneOf(sent: string, country: string): string {
  const phone = normalPhone(sent, country);
  if (phone === null) throw new RefusalError({ code: 'phone_invalid' });
  return phone;
}
