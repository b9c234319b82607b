import type { OrderId } from '@rialto/database/ids.ts';
import { textOf } from '../../../platform/texts.ts';
import { payOrder, type PaymentDeps } from './pay-order.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Payer } from './payable-order.ts';
import { switchToCash } from './switch-to-cash.ts';

type PaymentSwitch = {
  orderId: OrderId;
  payer: Payer;
  method: 'cash_on_delivery' | 'digital_payment';
  key: string | null;
};

/** Changes the payment method of an unpaid order. */
export async function switchPayment(
  deps: PaymentDeps,
  viewer: Viewer,
  { method, ...request }: PaymentSwitch,
): Promise<{ message: string; redirect_link: string | null }> {
  if (method === 'cash_on_delivery') {
    await switchToCash(deps, { ...request, now: viewer.now });
    return { message: textOf('payment.switched_to_cash', viewer.language), redirect_link: null };
  }
  const { redirectUrl } = await payOrder(deps, viewer, request);
  return { message: textOf('payment.continue', viewer.language), redirect_link: redirectUrl };
}
