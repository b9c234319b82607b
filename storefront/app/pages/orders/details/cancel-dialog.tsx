import { cancelOrder, listCancellationReasons } from '@rialto/contract/calls/orders.ts';
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
import { RefundToChoice, useHasRefundChoice, type PaidAmounts } from './refund-to-choice.tsx';
import { ReasonChoice, type Reason } from './reason-choice.tsx';

const cancellationReasonsQuery = (): Query<Reason[]> => ({
  key: ['cancellation-reasons'],
  fetch: async (signal) =>
    (await callApi(listCancellationReasons, { query: { type: 'customer', limit: 10, offset: 1 }, signal })).reasons,
});

type Props = {
  orderId: number;
  paid: PaidAmounts;
  open: boolean;
  onClose: () => void;
  onCanceled: () => void;
  /** What cancelling means, unless a store waits. */
  text?: string | undefined;
  /** Sent if no reason was chosen; without it a reason is required. */
  otherwise?: string;
};

/** Asks for the reason and cancels the order (PAY-02). */
export function CancelDialog({ orderId, paid, open, onClose, onCanceled, otherwise, text }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refundTo, setRefundTo] = useState<RefundTo>('original');
  const hasChoice = useHasRefundChoice(paid);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useBusy();
  const reasons = useQuery(open ? cancellationReasonsQuery() : null);
  const reason = chosen ?? otherwise;
  const cancel = async () => {
    setAsked(true);
    if (reason === undefined) return;
    await run(async () => {
      const wanted = hasChoice ? { refund_to: refundTo } : {};
      const body = { order_id: orderId, reason, ...wanted, _method: 'put' as const, ...(await ownerFields()) };
      const { message } = await callApi(cancelOrder, { body });
      toasts.show({ kind: 'success', text: message });
      onCanceled();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      canDismiss={!isBusy}
      title={t('order.cancel_title')}
      description={text ?? t('order.cancel_text')}
      closeLabel={t('action.close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={onClose} disabled={isBusy}>
            {t('order.keep')}
          </Button>
          <Button kind="danger" isLoading={isBusy} onClick={() => void cancel()}>
            {t('order.cancel')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <ReasonChoice
          legend={t('order.cancel_why')}
          reasons={reasons}
          chosen={chosen}
          onChoose={setChosen}
          error={isAsked && reason === undefined ? t('order.need_reason') : undefined}
        />
        <RefundToChoice paid={paid} value={refundTo} onChange={setRefundTo} />
      </div>
    </Dialog>
  );
}
