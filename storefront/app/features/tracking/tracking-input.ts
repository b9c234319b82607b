import { orderNumberOf } from '../../shared/order-number.ts';

/** What an order is looked for by; the phone is empty where a token says who asks. */
export type Tracking = { orderId: string; phone: string };
export type TrackingRefusals = { orderId: boolean; phone: boolean };

/** Which fields lack something before an order can be looked for (specification 2, section 5). */
export function trackingRefusals({ orderId, phone }: Tracking, needsPhone = true): TrackingRefusals {
  return { orderId: orderId.trim() === '', phone: needsPhone && digitsOf(phone) === '' };
}

/** The number as it is stored: with a leading plus, whatever was typed around its digits. */
export function withPlus(phone: string): string {
  return `+${digitsOf(phone).replace(/^00/, '')}`;
}

/** The number of an order in the digits of either keyboard; null for what can be none, which need not be asked for. */
export function orderIdOf(text: string): number | null {
  return orderNumberOf(digitsOf(text));
}

/** Arabic keyboards type digits of their own. */
function digitsOf(text: string): string {
  const western = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return western.replace(/\D/g, '');
}
