import { addFund as contract } from '@rialto/contract/calls/wallet.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isTopUpAllowed, topUpBonus, topUpLimitsOf } from '@rialto/rules/wallet/top-up.ts';
import type { App } from '../../../platform/app.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit } from '../../../platform/throttle/throttle.ts';
import { minorOf } from '../../../platform/wire-values.ts';
import { moneyFormatter } from '../../content/content.public.ts';
import { newSecret } from '../../identity/identity.public.ts';
import {
  beginTopUpPayment,
  findPaymentOfTopUp,
  type Payments,
  type ProviderName,
} from '../../payments/payments.public.ts';
import { runningBonuses } from './bonuses.sql.ts';
import { insertTopUp } from './top-ups.sql.ts';

/** Each opens a session at a payment service. */
const ofCustomer: Limit = { name: 'top-ups', most: 20, perMs: 3_600_000, kind: 'pace' };

type TopUpDeps = Pick<App, 'db' | 'throttle'> & { payments: Payments; settings: ShopSettings };
type TopUpRequest = { customerId: CustomerId; amount: number; gateway?: ProviderName | undefined; key: string | null };
type StartedTopUp = { id: number; secret: string; bonusMinor: number };

/** Opens a payment of money for the wallet and returns the page of the payment service. Nothing is in the wallet yet. */
export async function createTopUp(
  { db, throttle, payments, settings }: TopUpDeps,
  { now, language }: Viewer,
  { customerId, amount, gateway = payments.gateways[0], key }: TopUpRequest,
): Promise<{ redirectUrl: string; secret: string; bonusMinor: number }> {
  if (key === null) throw new RefusalError({ code: 'key_required' });
  if (!gateway || !payments.gateways.includes(gateway)) throw new RefusalError({ code: 'payment_method_unavailable' });
  const { code: currency, digits } = settings.currency;
  const amountMinor = minorOf(amount, digits);
  requireAllowed(amountMinor, settings, moneyFormatter(settings, language));
  await throttle.attempt(ofCustomer, String(customerId));
  const owner = { kind: 'customer', id: customerId } as const;
  const keyed = { owner, endpoint: contract, key, body: { amountMinor, gateway }, now };
  const { id, secret, bonusMinor } = await inTransaction(db, (tx) =>
    withIdempotencyKey(tx, keyed, () => storeTopUp(tx, { customerId, amountMinor, currency, gateway, now })),
  );
  const payment = await findPaymentOfTopUp(db, id);
  if (!payment) throw new Error('The payment of a top-up is missing');
  return { redirectUrl: await payments.start(payment, { digits, language, secret }), secret, bonusMinor };
}

type NewTopUp = { customerId: CustomerId; amountMinor: number; currency: string; gateway: ProviderName; now: Date };

/** The bonus is fixed here, so that the customer gets what the page showed before paying. */
async function storeTopUp(tx: Sql, { gateway, ...topUp }: NewTopUp): Promise<StartedTopUp> {
  const { amountMinor, currency, now } = topUp;
  const bonusMinor = topUpBonus(amountMinor, await runningBonuses(tx, now));
  const secret = newSecret();
  const id = await insertTopUp(tx, { ...topUp, bonusMinor, secret });
  await beginTopUpPayment(tx, { topUpId: id, provider: gateway, amountMinor, currency, now });
  return { id, secret, bonusMinor };
}

function requireAllowed(amountMinor: number, settings: ShopSettings, money: (minor: number) => string): void {
  const limits = topUpLimitsOf(settings.topUp, settings.currency.digits);
  if (isTopUpAllowed(amountMinor, limits)) return;
  const params = { minimum: money(limits.minimumMinor), maximum: money(limits.maximumMinor) };
  throw new RefusalError({ code: 'top_up_amount', params });
}
