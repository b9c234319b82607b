import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { isRunning, phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { statusOf } from '../../../words/order-status.ts';
import { CodeBox } from './code-box.tsx';

type Props = { order: Pick<TrackedOrder, 'handover_code' | 'order_status' | 'parcel'> };

/** The code that proves to the courier who receives the order. The sender of a parcel may pass it on. */
export function HandoverCode({ order: { handover_code: code, parcel, ...order } }: Props) {
  if (!code || !isRunning(statusOf(order))) return null;
  if (!parcel) return <CodeBox title={t('tracking.code_title')} text={t('tracking.code_text')} code={code} />;
  // Until then the courier asks the sender for the other code.
  if (phaseOf(statusOf(order)) !== 'on_the_way') return null;
  const { receiver_name: name } = parcel;
  const text = name ? t('tracking.code_receiver_text', { name }) : t('tracking.code_receiver_text_plain');
  return <CodeBox title={t('tracking.code_receiver_title')} text={text} code={code} />;
}

/** The code of the sender of a parcel for the courier; null once it is picked up. */
export function PickUpCode({ code }: { code: string | null | undefined }) {
  if (!code) return null;
  return <CodeBox title={t('tracking.code_pick_up_title')} text={t('tracking.code_pick_up_text')} code={code} />;
}
