import * as contract from '@rialto/contract/calls/console/lists.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { changeBonuses, readBonuses } from './change-bonuses.ts';

/** What customers get on top when they add money (OPS-12). */
export function bonusConsoleRoutes(app: App): void {
  bind(app, contract.readWalletBonuses, async ({ db, viewer }) => readBonuses(db, (await viewer()).digits));
  bind(app, contract.changeWalletBonuses, async (call) => {
    const { digits } = await call.viewer();
    const by = { staff: staffOf(call), now: app.clock() };
    return changeBonuses(call.db, { ...by, digits, bonuses: call.body.bonuses });
  });
}
