import * as contract from '@rialto/contract/calls/console/stores.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { paged, pageOf } from '../../../../platform/http/paging.ts';
import type { Geo } from '../../../geo/geo.public.ts';
import { consoleCallOf } from '../console-call.ts';
import { addStore } from './add-store.ts';
import { changeStore, readOwnStore } from './change-store.ts';
import { consoleStore } from './console-store.view.ts';
import { listConsoleStores } from './list-console-stores.ts';

export function storeConsoleRoutes(app: App, geo: Pick<Geo, 'zones'>): void {
  bind(app, contract.listConsoleStores, async (call) => {
    const { name, module_id: moduleId, active: isActive } = call.query;
    const wanted = { name, moduleId, isActive };
    const { stores, totalSize } = await listConsoleStores(
      app.db,
      wanted,
      pageOf(call.query),
      await consoleCallOf(call),
    );
    return { ...paged(call.query, totalSize), stores };
  });
  bind(app, contract.readConsoleStore, async (call) => {
    const console = await consoleCallOf(call);
    return consoleStore(await readOwnStore(app.db, call.params.id, console), console);
  });
  bind(app, contract.addStore, async (call) => {
    const console = await consoleCallOf(call);
    const [zones, { timeZone }] = await Promise.all([geo.zones.read(), app.locale()]);
    const places = { zonesAt: zones.zonesAt, timeZone };
    return consoleStore(await addStore(app.db, call.body, places, console), console);
  });
  bind(app, contract.changeStore, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeStore' };
    const { changeId, store } = await changeStore(app.db, change, console);
    return { change_id: changeId, store: consoleStore(store, console) };
  });
  bind(app, contract.changeStoreHours, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeStoreHours' };
    const { changeId, store } = await changeStore(app.db, change, console);
    return { change_id: changeId, store: consoleStore(store, console) };
  });
}
