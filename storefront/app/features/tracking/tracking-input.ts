import { orderNumberOf } from '../../shared/order-number.ts';

/** Number and phone of the order to track; the phone is empty for signed-in customers. */
export type Tracking = { orderId: string; phone: string };
export type TrackingRefusals = { orderId: boolean; phone: boolean };

/** Which required fields are empty (specification 2, section 5). */
export function trackingRefusals({ orderId, phone }: Tracking, needsPhone = true): TrackingRefusals {
  return { orderId: orderId.trim() === '', phone: needsPhone && digitsOf(phone) === '' };
}

/** The phone number as stored: a plus and the digits. */
export function withPlus(phone: string): string {
  return `+${digitsOf(phone).replace(/^00/, '')}`;
}

/** The order number, from Western or Arabic digits; null if it cannot be an order number. */
export function orderIdOf(text: string): number | null {
  return orderNumberOf(digitsOf(text));
}

/** Converts Arabic and Persian digits and drops everything else. */
function digitsOf(text: string): string {
  const western = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return western.replace(/\D/g, '');
}
