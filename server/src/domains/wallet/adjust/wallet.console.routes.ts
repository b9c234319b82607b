import * as contract from '@rialto/contract/calls/console/wallet.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { adjustWallet } from './adjust-wallet.ts';

export function walletConsoleRoutes(app: App): void {
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
