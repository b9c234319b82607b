import * as contract from '@rialto/contract/calls/console/items.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { changeItems } from '../bulk/change-items.ts';
import { consoleCallOf } from '../console-call.ts';
import { addItem, changeItem, readOwnItem } from './change-item.ts';
import { consoleItem } from './console-item.view.ts';
import { countItemsByStore, filterOf, listConsoleItems } from './list-console-items.ts';
import { sellOutItem } from './sell-out-item.ts';

const PAGE_SIZE = 50;

export function itemConsoleRoutes(app: App): void {
  readingRoutes(app);
  bind(app, contract.addItem, async (call) => {
    const console = await consoleCallOf(call);
    return consoleItem(await addItem(app.db, call.body, console), console);
  });
  bind(app, contract.changeItem, async (call) => {
    const console = await consoleCallOf(call);
    const change = { id: call.params.id, changes: call.body, action: 'changeItem' };
    const { changeId, item } = await changeItem(app.db, change, console);
    return { change_id: changeId, item: consoleItem(item, console) };
  });
  bind(app, contract.sellOutItem, async (call) => {
    const wanted = { id: call.params.id, isSoldOut: call.body.sold_out };
    const { changeId, until } = await sellOutItem(app.db, wanted, await consoleCallOf(call));
    return { change_id: changeId, sold_out_until: until && until.toISOString() };
  });
  bind(app, contract.changeItems, async (call) => {
    const console = await consoleCallOf(call);
    const { store_id: storeId, item_ids: ids, filter = {}, change } = call.body;
    const items = ids ? { ids } : { filter: filterOf(filter, console) };
    const { changeId, changedCount } = await changeItems(app.db, { storeId, items, change }, console);
    return { change_id: changeId, changed_count: changedCount };
  });
}

function readingRoutes(app: App): void {
  bind(app, contract.listConsoleItems, async (call) => {
    const { limit = PAGE_SIZE, offset = 1, ...query } = call.query;
    const page = { limit, offset: (offset - 1) * limit };
    const { items, totalSize } = await listConsoleItems(app.db, query, page, await consoleCallOf(call));
    return { total_size: totalSize, limit, offset, items };
  });
  bind(app, contract.countItemsByStore, async (call) => ({
    stores: await countItemsByStore(app.db, call.query, await consoleCallOf(call)),
  }));
  bind(app, contract.readConsoleItem, async (call) => {
    const console = await consoleCallOf(call);
    return consoleItem(await readOwnItem(app.db, call.params.id, console), console);
  });
}
