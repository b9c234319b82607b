import { ProviderFault } from '../payment-provider.ts';

/** Currencies without two decimals at Stripe (docs.stripe.com/currencies). */
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ');

/**
 * Converts our minor units to Stripe's. The shop may configure other decimals than Stripe uses; an amount that Stripe
 * cannot represent exactly is not charged.
 */
export function stripeAmount(amountMinor: number, currency: string, digits: number): number {
  const stripeDigits = digitsOf(currency);
  const amount = amountMinor * 10 ** (stripeDigits - digits);
  const isExact = Number.isSafeInteger(amount) && (stripeDigits < 3 || amount % 10 === 0);
  if (!isExact) throw new ProviderFault(`${currency} cannot be charged by Stripe to this exactness`);
  return amount;
}

/** Converts Stripe's amount to our minor units. A fraction is kept, so that it matches no payment. */
export function fromStripeAmount(amount: number, currency: string, digits: number): number {
  return amount / 10 ** (digitsOf(currency) - digits);
}

function digitsOf(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}
