import * as contract from '@rialto/contract/calls/console/figures.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/caller.ts';
import { amount, textIn } from '../../platform/wire-values.ts';
import type { Staff } from '../../platform/crew.ts';
import { figuresView } from './figures.view.ts';
import { listFigurePlaces } from './list-figure-places.ts';
import { openFigures } from './open-figures.ts';

type Query = { from: string; to: string; store_id?: number | undefined; zone_id?: number | undefined };

/** What the shop sold, earned and how fast it was (OPS-11). */
export function figureConsoleRoutes(app: App): void {
  const figures = openFigures(app);
  const requestOf = (staff: Staff, { timeZone }: { timeZone: string }, query: Query) => {
    const { from, to, store_id: storeId = null, zone_id: zoneId = null } = query;
    return { staff, timeZone, from, to, storeId, zoneId };
  };

  bind(app, contract.readFigures, async (call) => {
    const [viewer, staff] = [await call.viewer(), staffOf(call)];
    const [computed, names] = await Promise.all([
      figures.read(requestOf(staff, viewer, call.query)),
      listFigurePlaces(call.db, staff),
    ]);
    return figuresView(computed, names, viewer);
  });

  bind(app, contract.listSoldItems, async (call) => {
    const viewer = await call.viewer();
    const { language, digits } = viewer;
    const rows = await figures.items(requestOf(staffOf(call), viewer, call.query));
    const items = rows.map(
      ({ itemId, kind, nameEn, nameAr, storeNameEn, storeNameAr, quantity, orders, salesMinor }) => ({
        item_id: itemId,
        kind,
        name: textIn(language, nameEn, nameAr),
        store_name: textIn(language, storeNameEn ?? '', storeNameAr),
        quantity,
        orders,
        sales: amount(salesMinor, digits),
      }),
    );
    return { items };
  });

  bind(app, contract.listShiftCash, async (call) => {
    const viewer = await call.viewer();
    const rows = await figures.shifts(requestOf(staffOf(call), viewer, call.query));
    const shifts = rows.map(({ id, courierId, fName, lName, startedAt, endedAt, deliveries, cashMinor }) => ({
      id,
      courier_id: courierId,
      courier_name: `${fName} ${lName}`.trim(),
      started_at: startedAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      deliveries,
      cash: amount(cashMinor, viewer.digits),
    }));
    return { shifts };
  });

  bind(app, contract.listFigurePlaces, async (call) => {
    const { language, timeZone, now } = await call.viewer();
    const { stores, zones } = await listFigurePlaces(call.db, staffOf(call));
    const named = (rows: typeof stores) =>
      rows.map(({ id, nameEn, nameAr }) => ({ id, name: textIn(language, nameEn, nameAr) }));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
    return { today, stores: named(stores), zones: named(zones) };
  });
}
