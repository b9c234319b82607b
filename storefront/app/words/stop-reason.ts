import { t, type TextKey } from '@rialto/texts/text.ts';

const ours = {
  'Order payment canceled': 'order.stopped_by_customer',
  'The payment was not found': 'order.stopped_not_paid',
  'The time to pay is over': 'order.stopped_too_late',
} as const satisfies Record<string, TextKey>;

/** Why an order stopped. What the shop noted by itself is kept in English, for those who run it; all else is a person's. */
export function stopReasonText(reason: string): string {
  return Object.hasOwn(ours, reason) ? t(ours[reason as keyof typeof ours]) : reason;
}
