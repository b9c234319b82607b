import type { OrderId } from '@rialto/database/ids.ts';
import { textOf } from '../../../platform/texts.ts';
import type { ProviderName } from '../../payments/payments.public.ts';
import { payFromWallet, type WalletPayment } from './pay-from-wallet.ts';
import { payOrder, type PaymentDeps } from './pay-order.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Payer } from './payable-order.ts';
import { switchToCash } from './switch-to-cash.ts';

type PaymentSwitch = {
  orderId: OrderId;
  payer: Payer;
  method: 'cash_on_delivery' | 'digital_payment';
  gateway?: ProviderName | undefined;
  key: string | null;
};
type SwitchReply = { message: string; redirect_link: string | null };

/** Changes the payment method of an unpaid order. */
export async function switchPayment(
  deps: PaymentDeps,
  viewer: Viewer,
  { method, ...request }: PaymentSwitch,
): Promise<SwitchReply> {
  if (method === 'cash_on_delivery') {
    await switchToCash(deps, { ...request, now: viewer.now });
    return { message: textOf('payment.switched_to_cash', viewer.language), redirect_link: null };
  }
  const { redirectUrl } = await payOrder(deps, viewer, request);
  return { message: textOf('payment.continue', viewer.language), redirect_link: redirectUrl };
}

/** Pays an unpaid order from the wallet, all or in part, and the rest by the method. */
export async function switchToWallet(
  deps: PaymentDeps,
  viewer: Viewer,
  { gateway, ...payment }: WalletPayment & { gateway?: ProviderName | undefined },
): Promise<SwitchReply> {
  const { orderId, payer, method } = payment;
  const { isPaid } = await payFromWallet(deps.db, payment);
  void deps.payments.closeFailedAttempts(orderId);
  const { language } = viewer;
  if (isPaid) return { message: textOf('payment.paid_from_wallet', language), redirect_link: null };
  if (method === 'cash_on_delivery')
    return { message: textOf('payment.switched_to_cash', language), redirect_link: null };
  const { redirectUrl } = await payOrder(deps, viewer, { orderId, payer, gateway });
  return { message: textOf('payment.continue', language), redirect_link: redirectUrl };
}
