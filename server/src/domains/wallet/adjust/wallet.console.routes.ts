import { listCustomerEntries } from '@rialto/contract/calls/console/customers.ts';
import * as contract from '@rialto/contract/calls/console/wallet.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { pointTransaction, walletTransaction } from '../history/history.view.ts';
import { listEntries } from '../history/list-entries.ts';
import { adjustWallet } from './adjust-wallet.ts';

export function walletConsoleRoutes(app: App): void {
  bind(app, listCustomerEntries, async (call) => {
    const viewer = await call.viewer();
    const { unit } = call.query;
    const filter = { customerId: call.params.id, unit, reasons: null };
    const { rows, count } = await listEntries(call.db, filter, pageOf(call.query));
    return {
      ...paged(call.query, count),
      entries: rows.map((row) => {
        const { credit, debit, ...entry } =
          unit === 'money' ? walletTransaction(row, viewer) : pointTransaction(row, viewer);
        return { ...entry, change: credit - debit };
      }),
    };
  });
  bind(app, contract.adjustWallet, async (call) => {
    const { digits } = await call.viewer();
    const { unit, amount: sent, reason: note, kind = 'adjustment' } = call.body;
    const change = unit === 'money' ? minorOf(sent, digits) : sent;
    const about = { staff: staffOf(call), customerId: call.params.id, unit, change, kind, note };
    const wallet = await adjustWallet(call.db, { ...about, key: call.scope.idempotencyKey, now: app.clock() });
    return {
      message: textOf('console.wallet_adjusted', call.scope.language),
      wallet_balance: amount(wallet.balanceMinor, digits),
      loyalty_point: wallet.points,
    };
  });
}
