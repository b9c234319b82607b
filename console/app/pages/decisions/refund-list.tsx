import type { WaitingRefund } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { PrivatePictures } from '../../cards/pictures/private-pictures.tsx';
import { useMoney } from '../../words/use-money.ts';
import { DecisionCard } from './decision-card.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

export function RefundList({ refunds }: { refunds: readonly WaitingRefund[] }) {
  if (refunds.length === 0)
    return (
      <EmptyState
        picture={<CircleCheck className="size-7" />}
        title={t('console.decisions_no_refunds')}
        text={t('console.decisions_done_text')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {refunds.map((refund) => (
        <Refund key={refund.order_id} refund={refund} />
      ))}
    </div>
  );
}

function Refund({ refund }: { refund: WaitingRefund }) {
  const money = useMoney();
  const [open, setOpen] = useState<'grant' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  return (
    <DecisionCard
      order={refund}
      at={refund.created_at}
      badge={<span className="text-lg font-extrabold text-ink tabular-nums">{money(refund.refundable)}</span>}
      actions={
        <>
          <Button size="sm" onClick={() => setOpen('grant')}>
            {t('console.decisions_grant')}
          </Button>
          <Button size="sm" kind="secondary" onClick={() => setOpen('refuse')}>
            {t('console.decisions_refuse')}
          </Button>
        </>
      }
    >
      <p className="font-semibold text-ink">
        <bdi>{refund.reason}</bdi>
      </p>
      {refund.note && (
        <p className="text-sm whitespace-pre-line text-ink-soft">
          <bdi>{refund.note}</bdi>
        </p>
      )}
      <PrivatePictures paths={refund.pictures} />
      <p className="text-sm text-ink-soft tabular-nums">
        {t('console.decisions_paid', { amount: money(refund.total) })}
        {refund.wallet_amount > 0 && ` · ${t('console.decisions_of_wallet', { amount: money(refund.wallet_amount) })}`}
        {refund.refund_to && ` · ${wishText(refund.refund_to)}`}
      </p>
      {open === 'grant' && <GrantDialog refund={refund} onClose={close} />}
      {open === 'refuse' && <RefuseDialog orderId={refund.order_id} onClose={close} />}
    </DecisionCard>
  );
}

function wishText(to: 'original' | 'wallet'): string {
  return to === 'wallet' ? t('console.decisions_wants_wallet') : t('console.decisions_wants_original');
}
