import { phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { statusOf } from '../../words/order-status.ts';
import type { ParcelReply } from './received.ts';

type ParcelProgress = Pick<ParcelReply, 'order_status' | 'sender_name'> & { delivery_man: { f_name: string } | null };

/** What happens with a parcel now, in one sentence for its receiver. */
export function receivingText({ order_status, sender_name, delivery_man: courier }: ParcelProgress): string {
  const status = statusOf({ order_status });
  switch (phaseOf(status)) {
    case 'placed':
      return t('receiving.now_pending', { name: sender_name });
    case 'on_the_way':
      return courier ? t('receiving.now_on_the_way_by', { name: courier.f_name }) : t('receiving.now_on_the_way');
    case 'stopped':
      return status === 'failed' ? t('receiving.now_failed') : t('receiving.now_canceled');
    case 'delivered':
    case 'refund_requested':
    case 'refunded':
    case 'refund_declined':
      // What the sender claims back later does not concern the receiver.
      return t('receiving.now_delivered');
    default:
      return courier ? t('receiving.now_collecting', { name: courier.f_name }) : t('receiving.now_confirmed');
  }
}
