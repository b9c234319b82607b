import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { beginPayment, ensurePayLink, type Payments, type ProviderName } from '../../payments/payments.public.ts';
import { demandPayable, orderOfPayer, type Payer } from './payable-order.ts';
import { writePayment } from '../lifecycle/status.sql.ts';

export type PaymentDeps = { db: Sql; payments: Payments };
type Wish = { orderId: OrderId; payer: Payer; gateway?: ProviderName | undefined };

/**
 * Sends the payer to a provider, the first time or once more. The attempt is written down before the provider is asked,
 * so its message finds it however early it comes. The order's time runs on: what is shown stays true.
 */
export async function payOrder(
  { db, payments }: PaymentDeps,
  { now, language, currencyOf }: Viewer,
  { orderId, payer, gateway = payments.gateways[0] }: Wish,
): Promise<{ redirectUrl: string; payBefore: Date }> {
  if (!gateway || !payments.gateways.includes(gateway)) throw new RefusalError({ code: 'payment_method_unavailable' });
  const begun = await inTransaction(db, (tx) => beginIn(tx, { orderId, payer, gateway, now }));
  if (begun === null) throw new RefusalError({ code: 'payment_already_made' });
  const { attempt, payBefore, secret } = begun;
  const { digits } = currencyOf(attempt.currency);
  return { redirectUrl: await payments.start(attempt, { digits, language, secret }), payBefore };
}

async function beginIn(
  tx: Sql,
  { orderId, payer, gateway, now }: { orderId: OrderId; payer: Payer; gateway: ProviderName; now: Date },
) {
  const order = await orderOfPayer(tx, orderId, payer);
  demandPayable(order, now);
  const { totalMinor: amountMinor, currency, holdUntil } = order;
  const method = 'digital_payment';
  // A coupon may leave nothing to pay, and nothing is paid at once.
  const isFree = amountMinor === 0;
  const [status, until] = isFree ? (['paid', null] as const) : (['unpaid', holdUntil] as const);
  await writePayment(tx, { id: orderId, method, status, holdUntil: until });
  if (isFree) return null;
  const attempt = await beginPayment(tx, { orderId, provider: gateway, amountMinor, currency, now });
  return { attempt, payBefore: holdUntil ?? now, secret: await ensurePayLink(tx, orderId) };
}

/**
 * The first attempt, right after the order was placed. The order stands whatever the provider says: one that is down
 * gives no address, and the customer pays again from the order's page or by its link.
 */
export async function startOrderPayment(deps: PaymentDeps, viewer: Viewer, wish: Wish): Promise<string | null> {
  try {
    return (await payOrder(deps, viewer, wish)).redirectUrl;
  } catch (thrown) {
    if (thrown instanceof RefusalError) return null;
    throw thrown;
  }
}
