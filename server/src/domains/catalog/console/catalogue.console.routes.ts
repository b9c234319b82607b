import * as addOns from '@rialto/contract/calls/console/add-ons.ts';
import { uploadPicture } from '@rialto/contract/calls/console/pictures.ts';
import { undoChange as undo } from '@rialto/contract/calls/console/undo.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import { keepPicture } from '../../../platform/files/keep-picture.ts';
import { bind } from '../../../platform/http/bind.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Geo } from '../../geo/geo.public.ts';
import { addAddOn, consoleAddOn, listAddOns, writeAddOnChange } from './add-ons/change-add-on.ts';
import { consoleCallOf } from './console-call.ts';
import { groupConsoleRoutes } from './groups/groups.console.routes.ts';
import { itemConsoleRoutes } from './items/items.console.routes.ts';
import { storeConsoleRoutes } from './stores/stores.console.routes.ts';
import { undoChange } from './undo/undo-change.ts';

/** What staff do with the catalogue (OPS-05). */
export function catalogueConsoleRoutes(app: App, geo: Pick<Geo, 'zones'>): void {
  storeConsoleRoutes(app, geo);
  itemConsoleRoutes(app);
  groupConsoleRoutes(app);
  addOnRoutes(app);
  bind(app, uploadPicture, async (call) => {
    const { staff, now, media } = await consoleCallOf(call);
    const [sent] = call.files['picture'] ?? [];
    if (!sent) throw new RefusalError({ code: 'picture_missing' });
    const id = await keepPicture(app, sent, { staff, now });
    return { id, url: `${media}${id}` };
  });
  bind(app, undo, async (call) => {
    await undoChange(app.db, call.params.id, await consoleCallOf(call));
    return { undone: true };
  });
}

function addOnRoutes(app: App): void {
  bind(app, addOns.listAddOns, async (call) => {
    const console = await consoleCallOf(call);
    return { add_ons: await listAddOns(app.db, call.query.store_id, console) };
  });
  bind(app, addOns.addAddOn, async (call) => {
    const console = await consoleCallOf(call);
    return consoleAddOn(await addAddOn(app.db, call.body, console), console);
  });
  bind(app, addOns.changeAddOn, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeAddOn' };
    const { changeId, row } = await inTransaction(app.db, (tx) => writeAddOnChange(tx, change, console));
    return { change_id: changeId, add_on: consoleAddOn(row, console) };
  });
}
