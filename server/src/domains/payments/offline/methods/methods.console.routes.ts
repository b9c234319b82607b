import * as contract from '@rialto/contract/calls/console/lists.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { staffOf } from '../../../../platform/http/caller.ts';
import { changeMethods, readMethods } from './change-methods.ts';

/** Ways to pay outside the shop, such as a bank transfer (OPS-12). */
export function methodConsoleRoutes(app: App): void {
  bind(app, contract.readOfflineMethods, ({ db }) => readMethods(db));
  bind(app, contract.changeOfflineMethods, (call) =>
    changeMethods(call.db, { staff: staffOf(call), now: app.clock(), methods: call.body.methods }),
  );
}
