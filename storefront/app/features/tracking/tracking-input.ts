type Values = { orderId: string; phone: string };
export type TrackingRefusals = { orderId: boolean; phone: boolean };

/** Which fields lack something before an order can be looked for (specification 2, section 5). */
export function trackingRefusals({ orderId, phone }: Values): TrackingRefusals {
  return { orderId: orderId.trim() === '', phone: digitsOf(phone) === '' };
}

/** The number as it is stored: with a leading plus, whatever was typed around its digits. */
export function withPlus(phone: string): string {
  return `+${digitsOf(phone).replace(/^00/, '')}`;
}

/** Arabic keyboards type digits of their own. */
function digitsOf(phone: string): string {
  const western = phone.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return western.replace(/\D/g, '');
}
