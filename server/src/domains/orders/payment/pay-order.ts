import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { dueMinor } from '@rialto/rules/payment/wallet-share.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { beginPayment, ensurePayLink, type Payments, type ProviderName } from '../../payments/payments.public.ts';
import { requirePayable, lockOrderForPayer, type Payer } from './payable-order.ts';
import { writePayment } from '../lifecycle/status.sql.ts';

export type PaymentDeps = { db: Sql; payments: Payments };
type PaymentRequest = { orderId: OrderId; payer: Payer; gateway?: ProviderName | undefined };

/**
 * Starts a payment attempt and returns the provider's page. The attempt is stored before the provider is called, so that
 * an early webhook finds it; the payment deadline does not change.
 */
export async function payOrder(
  { db, payments }: PaymentDeps,
  { now, language, currencyOf }: Viewer,
  { orderId, payer, gateway = payments.gateways[0] }: PaymentRequest,
): Promise<{ redirectUrl: string; payBefore: Date }> {
  if (!gateway || !payments.gateways.includes(gateway)) throw new RefusalError({ code: 'payment_method_unavailable' });
  const started = await inTransaction(db, (tx) => beginIn(tx, { orderId, payer, gateway, now }));
  if (started === null) throw new RefusalError({ code: 'payment_already_made' });
  const { attempt, payBefore, secret } = started;
  const { digits } = currencyOf(attempt.currency);
  return { redirectUrl: await payments.start(attempt, { digits, language, secret }), payBefore };
}

async function beginIn(
  tx: Sql,
  { orderId, payer, gateway, now }: { orderId: OrderId; payer: Payer; gateway: ProviderName; now: Date },
) {
  const order = await lockOrderForPayer(tx, orderId, payer);
  requirePayable(order, now);
  const { currency, holdUntil } = order;
  const amountMinor = dueMinor(order);
  const method = 'digital_payment';
  // A total of zero, as after a coupon, is paid immediately.
  const isFree = amountMinor === 0;
  const [status, until] = isFree ? (['paid', null] as const) : (['unpaid', holdUntil] as const);
  await writePayment(tx, { id: orderId, method, status, holdUntil: until });
  if (isFree) return null;
  const attempt = await beginPayment(tx, { orderId, provider: gateway, amountMinor, currency, now });
  return { attempt, payBefore: holdUntil ?? now, secret: await ensurePayLink(tx, orderId) };
}

/**
 * The first payment attempt, right after placing. If the provider fails, the order remains and the customer can pay from
 * the order page.
 */
export async function startOrderPayment(
  deps: PaymentDeps,
  viewer: Viewer,
  request: PaymentRequest,
): Promise<string | null> {
  try {
    return (await payOrder(deps, viewer, request)).redirectUrl;
  } catch (thrown) {
    if (thrown instanceof RefusalError) return null;
    throw thrown;
  }
}
