import type { Language } from '@rialto/contract/http/languages.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { textOf } from '../../../platform/texts.ts';
import { payOrder, type Paying } from './pay-order.ts';
import type { Payer } from './payable-order.ts';
import { switchToCash } from './switch-to-cash.ts';

type Wish = {
  orderId: OrderId;
  payer: Payer;
  method: 'cash_on_delivery' | 'digital_payment';
  key: string | null;
  language: Language;
};

/** Another way to pay for an order that was not paid yet: at the door, or with a provider. */
export async function switchPayment(
  paying: Paying,
  { method, ...wish }: Wish,
): Promise<{ message: string; redirect_link: string | null }> {
  if (method === 'cash_on_delivery') {
    await switchToCash(paying, wish);
    return { message: textOf('payment.switched_to_cash', wish.language), redirect_link: null };
  }
  const { redirectUrl } = await payOrder(paying, wish);
  return { message: textOf('payment.continue', wish.language), redirect_link: redirectUrl };
}
