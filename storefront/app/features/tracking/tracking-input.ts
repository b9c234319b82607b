import { orderNumberOf } from '../../shared/order-number.ts';

/** The number of the order to track, and its phone number or email address, which is empty for signed-in customers. */
export type Tracking = { orderId: string; contact: string };
export type TrackingRefusals = { orderId: boolean; contact: boolean };

/** Which required fields are empty (specification 2, section 5). */
export function trackingRefusals({ orderId, contact }: Tracking, needsContact = true): TrackingRefusals {
  return { orderId: orderId.trim() === '', contact: needsContact && normalContact(contact) === '' };
}

/** An email address as typed; a phone number as stored: a plus and the digits. */
export function normalContact(contact: string): string {
  if (contact.includes('@')) return contact.trim();
  return digitsOf(contact).replace(/^(00)?(?=.)/, '+');
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
