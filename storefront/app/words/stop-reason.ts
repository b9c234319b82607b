import { t, type TextKey } from '@rialto/texts/text.ts';

const ours = {
  'Order payment canceled': 'order.stopped_by_customer',
  'The payment was not found': 'order.stopped_not_paid',
  'The time to pay is over': 'order.stopped_too_late',
} as const satisfies Record<string, TextKey>;

/**
 * Why an order stopped. Reasons noted by the shop are stored in English and translated here; reasons typed by people
 * are shown as they are.
 */
export function stopReasonText(reason: string): string {
  return Object.hasOwn(ours, reason) ? t(ours[reason as keyof typeof ours]) : reason;
}
