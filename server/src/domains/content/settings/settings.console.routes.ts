import * as contract from '@rialto/contract/calls/console/settings.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { changeSettings, type SettingsDeps } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

/** What the owner decides about the shop (OPS-12). */
export function settingsConsoleRoutes(app: App, deps: SettingsDeps): void {
  bind(app, contract.readShopSettings, async ({ db }) => ({
    ...(await readSettings(db, deps)),
    media_url: app.mediaUrl,
  }));
  bind(app, contract.changeShopSettings, (call) =>
    changeSettings(call.db, deps, { staff: staffOf(call), now: app.clock(), changes: call.body }),
  );
}
