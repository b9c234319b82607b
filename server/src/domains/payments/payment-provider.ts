import type { Language } from '@rialto/contract/http/languages.ts';
import type { IncomingHttpHeaders } from 'node:http';

export type ProviderName = 'sandbox' | 'stripe';

export type PaymentToStart = {
  /** Also the key by which the provider knows the same wish told twice. */
  paymentId: string;
  orderId: number;
  amountMinor: number;
  currency: string;
  /** How many decimals the amount's unit has, because a provider may count in another one. */
  digits: number;
  returnUrl: string;
  cancelUrl: string;
  language: Language;
};

export type StartedPayment = { redirectUrl: string; reference: string };

/** What a provider tells. It may come late, twice, out of order, and before the payer is back. */
export type PaymentEvent =
  | { id: string; kind: 'other' }
  | {
      id: string;
      kind: 'paid' | 'failed';
      paymentId: string;
      /** In the unit of the payment, so that it can be held against it. */
      amountMinor: number;
      currency: string;
      /** What the provider calls the money, to send it back by. */
      moneyReference: string;
    };

export type EventRefusal = { refused: 'signature' | 'too_old' | 'unreadable' };

/** Someone who takes money for us. All amounts are minor units of the payment's currency. */
export type PaymentProvider = {
  name: ProviderName;
  start(wanted: PaymentToStart): Promise<StartedPayment>;
  /** Believes only what is signed, and signed lately. */
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | EventRefusal>;
  /** With the same key as often as needed: the money goes back once. */
  refund(money: {
    reference: string;
    amountMinor: number;
    currency: string;
    key: string;
  }): Promise<{ reference: string }>;
  /** Nobody should pay any more here. Not a promise: what is paid at the same moment still arrives. */
  close(reference: string): Promise<void>;
};

export function isEventRefusal(read: PaymentEvent | EventRefusal): read is EventRefusal {
  return 'refused' in read;
}

/** The provider is down, slow or says nonsense. The order goes on waiting and can be paid again. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  /** What the provider itself calls it, where it answered at all. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}
