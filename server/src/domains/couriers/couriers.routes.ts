import * as console from '@rialto/contract/calls/console/couriers.ts';
import * as contract from '@rialto/contract/calls/couriers.ts';
import type { App } from '../../platform/app.ts';
import type { Staff } from '../../platform/crew.ts';
import { bind } from '../../platform/http/bind.ts';
import { courierOf, staffOf } from '../../platform/http/caller.ts';
import { paged, pageOf } from '../../platform/http/paging.ts';
import { textOf } from '../../platform/texts.ts';
import { flag, textIn } from '../../platform/wire-values.ts';
import type { Shop } from '../content/content.public.ts';
import type { Geo } from '../geo/geo.public.ts';
import { changeShift } from './change-shift.ts';
import { courierOnBoard } from './couriers.view.ts';
import { listCouriers } from './list-couriers.ts';
import { addCourier, changeCourier, renewLink, revokeLink } from './manage-couriers.ts';
import { openPositions } from './report-position.ts';

type Deps = { shop: Shop; geo: Geo; publicUrl: string; speed: number };

/** The courier's shift and positions. The run itself belongs to orders. */
export function courierRoutes(app: App, { shop, geo, publicUrl, speed }: Deps): void {
  const positions = openPositions({ db: app.db, clock: app.clock, zones: geo.zones, speed });

  bind(app, contract.changeShift, async (call) => {
    const shift = await changeShift(call.db, courierOf(call).id, call.body.is_on_shift === 1, app.clock());
    return { is_on_shift: flag(shift !== null), shift_started_at: shift && shift.startedAt.toISOString() };
  });
  bind(app, contract.reportPosition, async (call) => {
    const points = call.body.points.map(({ latitude, longitude, at, heading }) => ({
      lat: latitude,
      lng: longitude,
      heading: heading ?? null,
      at: new Date(at),
    }));
    const { kept, nextSeconds } = await positions.report(courierOf(call).id, points);
    return { kept, next_seconds: nextSeconds };
  });
  manageRoutes(app, shop, publicUrl);
}

/** The couriers of the shop, for staff who dispatch. */
function manageRoutes(app: App, shop: Shop, publicUrl: string): void {
  const depsOf = async (staff: Staff) => {
    const [{ country }, zones] = await Promise.all([shop.settings(), app.knownIds.zones()]);
    return { db: app.db, staff, country, isZone: (id: number) => zones.has(id), now: app.clock() };
  };

  bind(app, console.listCouriers, async (call) => {
    const [viewer, { couriers, totalSize, zones }] = await Promise.all([
      call.viewer(),
      listCouriers(call.db, {
        ...pageOf(call.query),
        isOnShift: call.query.list === 'on_shift',
        search: call.query.search ?? null,
      }),
    ]);
    return {
      ...paged(call.query, totalSize),
      couriers: couriers.map((row) => courierOnBoard(row, viewer)),
      zones: zones.map(({ id, nameEn, nameAr }) => ({ id, name: textIn(viewer.language, nameEn, nameAr) })),
    };
  });
  bind(app, console.addCourier, async (call) => {
    const { f_name: fName, l_name: lName, phone, vehicle, zone_id: zoneId } = call.body;
    const added = await addCourier(await depsOf(staffOf(call)), { fName, lName, phone, vehicle, zoneId });
    return courierOnBoard(added, await call.viewer());
  });
  bind(app, console.changeCourier, async (call) => {
    const { f_name: fName, l_name: lName, phone, vehicle, zone_id: zoneId, is_active } = call.body;
    const changed = await changeCourier(await depsOf(staffOf(call)), call.params.id, {
      ...(fName !== undefined && { fName }),
      ...(lName !== undefined && { lName }),
      ...(phone !== undefined && { phone }),
      ...(vehicle !== undefined && { vehicle }),
      ...(zoneId !== undefined && { zoneId }),
      ...(is_active !== undefined && { isActive: is_active === 1 }),
    });
    return courierOnBoard(changed, await call.viewer());
  });
  bind(app, console.renewCourierLink, async (call) => {
    const secret = await renewLink(call.db, { staff: staffOf(call), id: call.params.id, now: app.clock() });
    return { url: new URL(`/courier/#${secret}`, publicUrl).href };
  });
  bind(app, console.revokeCourierLink, async (call) => {
    await revokeLink(call.db, { staff: staffOf(call), id: call.params.id, now: app.clock() });
    return { message: textOf('courier.link_revoked', call.scope.language) };
  });
}
