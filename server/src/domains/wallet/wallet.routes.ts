import * as contract from '@rialto/contract/calls/wallet.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { paged, pageOf } from '../../platform/http/paging.ts';
import { amount } from '../../platform/wire-values.ts';
import type { Shop } from '../content/content.public.ts';
import type { Payments } from '../payments/payments.public.ts';
import { walletConsoleRoutes } from './adjust/wallet.console.routes.ts';
import { pointTransaction, walletTransaction } from './history/history.view.ts';
import { listEntries } from './history/list-entries.ts';
import { reasonsOfType } from './history/transaction-types.ts';
import { rewardRoutes } from './rewards.routes.ts';
import { topUpRoutes } from './top-ups/top-ups.routes.ts';
import { requirePoints, requireWallet } from './wallet-rules.ts';

type Parts = { payments: Payments; publicUrl: string };

export function walletRoutes(app: App, shop: Shop, { payments, publicUrl }: Parts): void {
  topUpRoutes(app, shop, payments);
  rewardRoutes(app, shop, publicUrl);
  walletConsoleRoutes(app);

  bind(app, contract.listWalletTransactions, async (call) => {
    requireWallet(await shop.settings());
    const { type = 'all' } = call.query;
    const viewer = await call.viewer();
    const reasons = type === 'all' ? null : reasonsOfType[type];
    const filter = { customerId: signedIn(call), unit: 'money', reasons } as const;
    const { rows, count, wallet } = await listEntries(call.db, filter, pageOf(call.query));
    return {
      ...paged(call.query, count),
      wallet_balance: amount(wallet.balanceMinor, viewer.digits),
      owed: amount(wallet.owedMinor, viewer.digits),
      data: rows.map((row) => walletTransaction(row, viewer)),
    };
  });
  bind(app, contract.listPointTransactions, async (call) => {
    requirePoints(await shop.settings());
    const viewer = await call.viewer();
    const filter = { customerId: signedIn(call), unit: 'points', reasons: null } as const;
    const { rows, count, wallet } = await listEntries(call.db, filter, pageOf(call.query));
    return {
      ...paged(call.query, count),
      loyalty_point: wallet.points,
      owed: wallet.owedPoints,
      data: rows.map((row) => pointTransaction(row, viewer)),
    };
  });
}
