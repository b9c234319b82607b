import type { CourierId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Staff } from '../../platform/crew.ts';
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
  staff: Staff;
  /** For phone numbers without a country code. */
  country: string;
  isZone: (id: number) => boolean;
  now: Date;
};

export function addCourier(deps: Deps, fields: CourierFields): Promise<CourierOnBoard> {
  const { db, staff, country, isZone, now } = deps;
  if (!isZone(fields.zoneId)) throw new RefusalError({ code: 'zone_not_served' });
  const courier = { ...fields, phone: phoneOf(fields.phone, country) };
  return inTransaction(db, async (tx) => {
    const id = await insertCourier(tx, courier, now);
    if (id === null) throw new RefusalError({ code: 'courier_phone_taken' });
    await record(tx, { staff, now, action: 'addCourier', id, before: null, after: courier });
    return requireCourier(tx, id);
  });
}

type Changes = Partial<CourierFields & Pick<CourierRow, 'isActive'>>;

/** A courier who is no longer active loses shift and link. */
export async function changeCourier(deps: Deps, id: CourierId, changes: Changes): Promise<CourierOnBoard> {
  const { db, staff, country, isZone, now } = deps;
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
    await record(tx, { staff, now, action: 'changeCourier', id, before: former, after: courier });
    return requireCourier(tx, id);
  });
}

type LinkChange = { staff: Staff; id: CourierId; now: Date };

/** The secret of a new link; the former one no longer works. */
export async function renewLink(db: Sql, { staff, id, now }: LinkChange): Promise<string> {
  const courier = await requireCourier(db, id);
  if (!courier.isActive) throw new RefusalError({ code: 'courier_unavailable' });
  return inTransaction(db, async (tx) => {
    await endLink(tx, id, now);
    await recordLink(tx, { staff, id, now, action: 'renewCourierLink', hadLink: courier.hasLink, hasLink: true });
    return createCourierLink(tx, id, now);
  });
}

export async function revokeLink(db: Sql, { staff, id, now }: LinkChange): Promise<void> {
  const { hasLink } = await requireCourier(db, id);
  await inTransaction(db, async (tx) => {
    await endLink(tx, id, now);
    await recordLink(tx, { staff, id, now, action: 'revokeCourierLink', hadLink: hasLink, hasLink: false });
  });
}

type CourierChange = { staff: Staff; now: Date; action: string; id: CourierId };

async function record(
  tx: Sql,
  { id, ...change }: CourierChange & { before: object | null; after: object },
): Promise<void> {
  const values = (courier: object) => ({ ...courier });
  await recordChange(tx, {
    ...change,
    subject: 'courier',
    subjectId: id,
    before: change.before && values(change.before),
    after: values(change.after),
  });
}

/** Also a link that replaces another is a change. */
function recordLink(
  tx: Sql,
  change: CourierChange & LinkChange & { hadLink: boolean; hasLink: boolean },
): Promise<void> {
  const { id, staff, now, action, hadLink, hasLink } = change;
  const before = { has_link: hadLink, link_from: null };
  return record(tx, { id, staff, now, action, before, after: { has_link: hasLink, link_from: now.toISOString() } });
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
