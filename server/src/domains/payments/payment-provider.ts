import type { Language } from '@rialto/contract/http/languages.ts';
import type { Gateway } from '@rialto/contract/shapes/enums.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import type { IncomingHttpHeaders } from 'node:http';

export type ProviderName = Gateway;

export type PaymentToStart = {
  /** Also the idempotency key at the provider. */
  paymentId: string;
  /** Null for money that is added to a wallet. */
  orderId: OrderId | null;
  amountMinor: number;
  currency: string;
  /** Decimals of the minor unit; a provider may use a different number. */
  digits: number;
  returnUrl: string;
  cancelUrl: string;
  language: Language;
};

export type StartedPayment = { redirectUrl: string; reference: string };

/** A webhook event. It may arrive late, repeatedly, out of order, and before the payer returns. */
export type PaymentEvent =
  | { id: string; kind: 'other' }
  | {
      id: string;
      kind: 'paid' | 'failed';
      paymentId: string;
      /** In the minor unit of the payment. */
      amountMinor: number;
      currency: string;
      /** The provider's reference of the money, needed for a refund. */
      moneyReference: string;
    };

export type EventRefusal = { refused: 'signature' | 'too_old' | 'unreadable' };

/** A payment provider. All amounts are in minor units of the payment's currency. */
export type PaymentProvider = {
  name: ProviderName;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** Accepts only events with a valid, recent signature. */
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | EventRefusal>;
  /** Idempotent by key. */
  refund(money: {
    reference: string;
    amountMinor: number;
    currency: string;
    key: string;
  }): Promise<{ reference: string }>;
  /** Expires the provider's payment page. A concurrent payment may still succeed. */
  close(reference: string): Promise<void>;
};

export function isEventRefusal(read: PaymentEvent | EventRefusal): read is EventRefusal {
  return 'refused' in read;
}

/** The provider is down, slow or sent an invalid response. The order remains payable. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  /** The provider's error code, if it responded. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}
