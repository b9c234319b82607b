import * as contract from '@rialto/contract/calls/console/lists.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { changeParcelLists, readParcelLists, type ParcelListDeps } from './change-parcel-lists.ts';
import { changeTips, readTips } from './change-tips.ts';

/** What can be sent as a parcel, and suggested tips (OPS-12). */
export function parcelConsoleRoutes(app: App, deps: ParcelListDeps): void {
  const by = async (call: Parameters<typeof staffOf>[0] & { viewer: () => Promise<{ digits: number }> }) => ({
    staff: staffOf(call),
    now: app.clock(),
    digits: (await call.viewer()).digits,
  });
  bind(app, contract.readParcelLists, async ({ db, viewer }) => ({
    ...(await readParcelLists(db, (await viewer()).digits)),
    modules: await deps.parcelModules(),
    media_url: app.mediaUrl,
  }));
  bind(app, contract.changeParcelLists, async (call) =>
    changeParcelLists(call.db, deps, { ...(await by(call)), lists: call.body }),
  );
  bind(app, contract.readTips, async ({ db, viewer }) => readTips(db, (await viewer()).digits));
  bind(app, contract.changeTips, async (call) =>
    changeTips(call.db, { ...(await by(call)), amounts: call.body.amounts }),
  );
}
