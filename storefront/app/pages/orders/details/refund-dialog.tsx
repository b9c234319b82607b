import { listRefundReasons, requestRefund } from '@rialto/contract/calls/orders.ts';
import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { useBusy } from '../../../platform/api/use-busy.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { PicturePicker } from '@rialto/ui/fields/picture-picker.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { RefundToChoice, useHasRefundChoice, type PaidAmounts } from './refund-to-choice.tsx';
import { ReasonChoice, type Reason } from './reason-choice.tsx';

const MOST_PICTURES = 3;
const MOST_BYTES = 5_000_000;
const NOTE_MOST = 1_000;

const refundReasonsQuery = (): Query<Reason[]> => ({
  key: ['refund-reasons'],
  fetch: async (signal) => (await callApi(listRefundReasons, { signal })).refund_reasons,
});

type Props = { orderId: number; paid: PaidAmounts; open: boolean; onClose: () => void; onAsked: () => void };

/** Requests a refund for a delivered order. */
export function RefundDialog({ orderId, paid, open, onClose, onAsked }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refundTo, setRefundTo] = useState<RefundTo>('original');
  const hasChoice = useHasRefundChoice(paid);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [isTried, setTried] = useState(false);
  const { isBusy, run } = useBusy();
  const reasons = useQuery(open ? refundReasonsQuery() : null);
  const ask = async () => {
    setTried(true);
    if (chosen === null) return;
    await run(async () => {
      const told = {
        ...(note.trim() !== '' && { customer_note: note.trim() }),
        ...(hasChoice && { refund_to: refundTo }),
      };
      const body = { order_id: orderId, customer_reason: chosen, ...told, ...(await ownerFields()) };
      const { message } = await callApi(requestRefund, { body, files: { image: pictures } });
      toasts.show({ kind: 'success', text: message });
      onAsked();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      canDismiss={!isBusy}
      title={t('refund.title')}
      description={t('refund.text')}
      closeLabel={t('action.close')}
      footer={
        <Button isFull size="lg" isLoading={isBusy} onClick={() => void ask()}>
          {t('refund.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <ReasonChoice
          legend={t('refund.why')}
          reasons={reasons}
          chosen={chosen}
          onChoose={setChosen}
          error={isTried && chosen === null ? t('order.need_reason') : undefined}
        />
        <RefundToChoice paid={paid} value={refundTo} onChange={setRefundTo} />
        <TextArea
          label={t('refund.note')}
          value={note}
          maxLength={NOTE_MOST}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <PicturePicker
          label={t('refund.pictures')}
          hint={t('refund.pictures_hint')}
          pictures={pictures}
          maxCount={MOST_PICTURES}
          maxBytes={MOST_BYTES}
          onChange={setPictures}
          onTooLarge={() => toasts.show({ id: 'error', kind: 'error', text: t('refusal.picture_too_large') })}
          addLabel={t('order.add_picture')}
          removeLabel={t('order.remove_picture')}
        />
      </div>
    </Dialog>
  );
}
