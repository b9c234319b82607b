import type { Language } from '@rialto/contract/http/languages.ts';
import type { StopReason } from '@rialto/rules/order/stop-reasons.ts';
import type { TextKey } from '@rialto/texts/text.ts';
import { textOf } from '../../../../platform/texts.ts';
import type { LogEntry } from '../../order-row.ts';

const chosen: Record<StopReason, TextKey> = {
  store_busy: 'reason.store_busy',
  sold_out: 'reason.sold_out',
  store_closing: 'reason.store_closing',
  no_answer: 'reason.no_answer',
  wrong_address: 'reason.wrong_address',
  not_wanted: 'reason.not_wanted',
  cannot_pay: 'reason.cannot_pay',
};
/** As the shop and its payment page note them. */
const noted: Record<string, TextKey> = {
  'Order payment canceled': 'reason.payment_canceled',
  price_declined: 'reason.price_declined',
  'The payment was not found': 'reason.not_paid',
  'The time to pay is over': 'reason.paid_too_late',
};
const texts = new Map<string, TextKey>(Object.entries({ ...chosen, ...noted }));

/** Why an order ended, in the language of its reader. What people typed is shown as it is. */
export function stopReasonText(reason: string | null, language: Language): string | null {
  const key = reason === null ? undefined : texts.get(reason);
  return key ? textOf(key, language) : reason;
}

export function readableLog<Entry extends Pick<LogEntry, 'reason'>>(
  log: readonly Entry[],
  language: Language,
): Entry[] {
  return log.map((entry) => ({ ...entry, reason: stopReasonText(entry.reason, language) }));
}
