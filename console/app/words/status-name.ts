import { t } from '@rialto/texts/text.ts';

/** The status of an order in words. */
export function statusName(status: string): string {
  const names: Record<string, string> = {
    pending: t('console.status_pending'),
    confirmed: t('console.status_confirmed'),
    accepted: t('console.status_accepted'),
    processing: t('console.status_processing'),
    handover: t('console.status_handover'),
    picked_up: t('console.status_picked_up'),
    delivered: t('console.status_delivered'),
    canceled: t('console.status_canceled'),
    failed: t('console.status_failed'),
    refund_requested: t('console.status_refund_requested'),
    refunded: t('console.status_refunded'),
    refund_request_canceled: t('console.status_refund_refused'),
  };
  return names[status] ?? status;
}
