import * as contract from '@rialto/contract/calls/account/rewards.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { textOf } from '../../platform/texts.ts';
import { amount } from '../../platform/wire-values.ts';
import type { Shop } from '../content/content.public.ts';
import { convertPoints } from './points/convert-points.ts';
import { readReferral } from './referral/read-referral.ts';
import { requirePoints, requireReferrals, requireWallet } from './wallet-rules.ts';

export function rewardRoutes(app: App, shop: Shop, publicUrl: string): void {
  bind(app, contract.convertPoints, async (call) => {
    const settings = await shop.settings();
    requireWallet(settings);
    const rule = requirePoints(settings);
    const { digits, now } = await call.viewer();
    const { idempotencyKey: key, language } = call.scope;
    const wish = { customerId: signedIn(call), points: call.body.point, rule, digits, key, now };
    const { balanceMinor, points } = await convertPoints(call.db, wish);
    return {
      message: textOf('wallet.points_converted', language),
      wallet_balance: amount(balanceMinor, digits),
      loyalty_point: points,
    };
  });
  bind(app, contract.readReferral, async (call) => {
    const rule = requireReferrals(await shop.settings());
    const { digits } = await call.viewer();
    return readReferral({ db: call.db, publicUrl, rule, digits }, signedIn(call), call.query);
  });
}
