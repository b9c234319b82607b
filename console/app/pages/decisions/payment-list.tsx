import { listDecisions, type RefundByHand, type WaitingPayment } from '@rialto/contract/calls/console/decisions.ts';
import { decidePayment } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { PrivatePictures } from '../../cards/pictures/private-pictures.tsx';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { useMoney } from '../../words/use-money.ts';
import { DecisionCard } from './decision-card.tsx';

type Props = { payments: readonly WaitingPayment[]; byHand: readonly RefundByHand[] };

/** Payments that customers reported, and refunds of such payments that staff send themselves. */
export function PaymentList({ payments, byHand }: Props) {
  if (payments.length + byHand.length === 0)
    return (
      <EmptyState
        picture={<CircleCheck className="size-7" />}
        title={t('console.decisions_no_payments')}
        text={t('console.decisions_done_text')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {payments.map((payment) => (
        <Payment key={payment.order_id} payment={payment} />
      ))}
      {byHand.map((refund) => (
        <HandRefund key={`refund ${refund.order_id} ${refund.since}`} refund={refund} />
      ))}
    </div>
  );
}

function useDecide() {
  return useAction(decidePayment, {
    changes: [listDecisions],
    onDone: ({ message }) => toasts.show({ kind: 'success', text: message }),
  });
}

const Amount = ({ amount }: { amount: number }) => {
  const money = useMoney();
  return <span className="text-lg font-extrabold text-ink tabular-nums">{money(amount)}</span>;
};

function Payment({ payment }: { payment: WaitingPayment }) {
  const { run, isRunning } = useDecide();
  const [isRefusing, setRefusing] = useState(false);
  const params = { id: payment.order_id };
  return (
    <DecisionCard
      order={payment}
      at={payment.told_at}
      badge={<Amount amount={payment.amount} />}
      actions={
        <>
          <Button size="sm" isLoading={isRunning} onClick={() => run({ params, body: { decision: 'approve' } })}>
            {t('console.decisions_approve')}
          </Button>
          <Button size="sm" kind="secondary" disabled={isRunning} onClick={() => setRefusing(true)}>
            {t('console.decisions_not_received')}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        {payment.method_name}
        {payment.order_status !== 'pending' && <Badge tone="warning">{t('console.decisions_order_over')}</Badge>}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {payment.answers.map(({ key, value }) => (
          <div key={key} className="contents">
            <dt className="text-ink-soft">{key}</dt>
            <dd className="font-medium break-words text-ink">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {payment.proof && <PrivatePictures paths={[payment.proof]} />}
      <ConfirmationDialog
        open={isRefusing}
        kind="danger"
        isBusy={isRunning}
        title={t('console.decisions_not_received_title')}
        text={t('console.decisions_not_received_text')}
        cancelLabel={t('console.cancel')}
        confirmLabel={t('console.decisions_not_received')}
        onCancel={() => setRefusing(false)}
        onConfirm={() => {
          setRefusing(false);
          run({ params, body: { decision: 'refuse' } });
        }}
      />
    </DecisionCard>
  );
}

function HandRefund({ refund }: { refund: RefundByHand }) {
  const { run, isRunning } = useDecide();
  return (
    <DecisionCard
      order={refund}
      at={refund.since}
      badge={<Amount amount={refund.amount} />}
      actions={
        <Button
          size="sm"
          isLoading={isRunning}
          onClick={() => run({ params: { id: refund.order_id }, body: { decision: 'refund_sent' } })}
        >
          {t('console.decisions_sent')}
        </Button>
      }
    >
      <p className="text-ink">{t('console.decisions_send_back', { method: refund.method_name })}</p>
    </DecisionCard>
  );
}
