import * as contract from '@rialto/contract/calls/console/board-stores.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { boardStore } from './board-stores.view.ts';
import { changeStoreState, pauseEnd } from './change-store-state.ts';
import { listBoardStores } from './list-board-stores.ts';

/** Pauses and busy mode of stores. `isSimulated` is true in a demo city that plays its stores. */
export function pauseRoutes(app: App, isSimulated: boolean): void {
  bind(app, contract.listBoardStores, async (call) => {
    const [viewer, stores] = await Promise.all([call.viewer(), listBoardStores(call.db, staffOf(call))]);
    return { stores: stores.map((store) => boardStore(store, viewer, isSimulated)) };
  });
  bind(app, contract.pauseStore, async (call) => {
    const now = app.clock();
    const changed = await changeStoreState(call.db, {
      staff: staffOf(call),
      storeId: call.params.id,
      action: 'pauseStore',
      now,
      to: ({ timezone }) => ({ pausedUntil: pauseEnd(call.body.length, now, timezone), staffedAt: now }),
    });
    return boardStore(changed, await call.viewer(), isSimulated);
  });
  bind(app, contract.changeBusyMode, async (call) => {
    const now = app.clock();
    const changed = await changeStoreState(call.db, {
      staff: staffOf(call),
      storeId: call.params.id,
      action: 'changeBusyMode',
      now,
      to: () => ({ busyMinutes: call.body.minutes, staffedAt: now }),
    });
    return boardStore(changed, await call.viewer(), isSimulated);
  });
  bind(app, contract.takeOverStore, async (call) => {
    const now = app.clock();
    const changed = await changeStoreState(call.db, {
      staff: staffOf(call),
      storeId: call.params.id,
      action: 'takeOverStore',
      now,
      to: () => ({ staffedAt: call.body.is_staffed === 1 ? now : null }),
    });
    return boardStore(changed, await call.viewer(), isSimulated);
  });
}
