import * as contract from '@rialto/contract/calls/wallet.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { signedIn } from '../../../platform/http/caller.ts';
import { amount } from '../../../platform/wire-values.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Payments } from '../../payments/payments.public.ts';
import { requireWallet } from '../wallet-rules.ts';
import { bonusCard } from './bonuses.view.ts';
import { createTopUp } from './create-top-up.ts';
import { listBonuses } from './list-bonuses.ts';
import { readTopUp } from './read-top-up.ts';
import { topUpHooks } from './settle-top-up.ts';

/** Adding money to the wallet. */
export function topUpRoutes(app: App, shop: Shop, payments: Payments): void {
  payments.connectTopUps(topUpHooks);

  bind(app, contract.listWalletBonuses, async (call) => {
    requireWallet(await shop.settings());
    const viewer = await call.viewer();
    return (await listBonuses(call.db, viewer.now)).map((row) => bonusCard(row, viewer));
  });
  bind(app, contract.addFund, async (call) => {
    const settings = await shop.settings();
    requireWallet(settings);
    const viewer = await call.viewer();
    const { amount: added, gateway, payment_method: method } = call.body;
    const request = { customerId: signedIn(call), amount: added, gateway: gateway ?? method };
    const key = call.scope.idempotencyKey;
    const started = await createTopUp({ ...app, payments, settings }, viewer, { ...request, key });
    return {
      redirect_link: started.redirectUrl,
      top_up_secret: started.secret,
      bonus: amount(started.bonusMinor, viewer.digits),
    };
  });
  // Also while the wallet is off: the customer has paid and must learn the result.
  bind(app, contract.readTopUp, async (call) => {
    const { digits, currencyOf } = await call.viewer();
    const { topUp, wallet } = await readTopUp(call.db, signedIn(call), call.query.secret);
    const { digits: ofTopUp } = currencyOf(topUp.currency);
    return {
      state: topUp.status,
      amount: amount(topUp.amountMinor, ofTopUp),
      bonus: amount(topUp.bonusMinor, ofTopUp),
      wallet_balance: amount(wallet.balanceMinor, digits),
    };
  });
}
