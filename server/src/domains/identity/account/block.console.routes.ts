import * as contract from '@rialto/contract/calls/console/customers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { blockCustomer } from './block-customer.ts';

export function blockConsoleRoutes(app: App): void {
  bind(app, contract.blockCustomer, async (call) => {
    const { reason } = call.body;
    await blockCustomer(call.db, { staff: staffOf(call), customerId: call.params.id, reason, now: app.clock() });
    return { message: textOf('console.customer_blocked', call.scope.language) };
  });
  bind(app, contract.unblockCustomer, async (call) => {
    const about = { staff: staffOf(call), customerId: call.params.id, reason: null };
    await blockCustomer(call.db, { ...about, now: app.clock() });
    return { message: textOf('console.customer_unblocked', call.scope.language) };
  });
}
