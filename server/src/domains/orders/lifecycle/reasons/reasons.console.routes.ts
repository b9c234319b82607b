import * as contract from '@rialto/contract/calls/console/lists.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { staffOf } from '../../../../platform/http/caller.ts';
import { changeReasons, readReasons } from './change-reasons.ts';

/** The reasons among which customers, stores and couriers choose (OPS-12). */
export function reasonConsoleRoutes(app: App): void {
  bind(app, contract.readReasons, ({ db }) => readReasons(db));
  bind(app, contract.changeReasons, (call) =>
    changeReasons(call.db, { staff: staffOf(call), now: app.clock(), reasons: call.body.reasons }),
  );
}
