import { ProviderFault } from '../payment-provider.ts';

/** Currencies that Stripe counts otherwise than in hundredths (docs.stripe.com/currencies). */
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ');

/**
 * Our minor units as Stripe counts them. A shop may show a currency with other decimals than it has; an amount that
 * Stripe cannot take exactly is not charged at all.
 */
export function stripeAmount(amountMinor: number, currency: string, digits: number): number {
  const stripeDigits = digitsOf(currency);
  const amount = amountMinor * 10 ** (stripeDigits - digits);
  const isTaken = Number.isSafeInteger(amount) && (stripeDigits < 3 || amount % 10 === 0);
  if (!isTaken) throw new ProviderFault(`${currency} cannot be charged by Stripe to this exactness`);
  return amount;
}

/** Back again: what Stripe took, in our minor units. A fraction is left as it is: it then equals no payment of ours. */
export function fromStripeAmount(amount: number, currency: string, digits: number): number {
  return amount / 10 ** (digitsOf(currency) - digits);
}

function digitsOf(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}
