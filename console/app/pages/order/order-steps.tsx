import { listBoardOrders, readBoardOrder, stepBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { useState } from 'react';
import { AcceptAction } from '../../features/orders/accept-action.tsx';
import { offeredSteps } from '../../features/orders/board-columns.ts';
import { RefuseDialog } from '../../features/orders/refuse-dialog.tsx';
import { useAction } from '../../platform/use-action.ts';
import { stepText } from '../../words/order-words.ts';
import { Card } from './card.tsx';
import type { WholeOrder } from './whole-order.ts';

type Step = { to: OrderStatus; prep_minutes?: number; reason?: string };

/** The steps that the member may take now. One that ends the order asks first. */
export function OrderSteps({ order }: { order: WholeOrder }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const { run, isRunning } = useAction(stepBoardOrder, {
    changes: [readBoardOrder, listBoardOrders],
    onDone: () => setAsked(null),
  });
  const take = (body: Step) => run({ params: { id: order.id }, body });
  const isAccepted = order.order_status === 'pending' && order.store && order.next_steps.includes('confirmed');
  const others = offeredSteps(order).filter((step) => !(isAccepted && step === 'confirmed'));
  if (order.next_steps.length === 0) return null;
  return (
    <Card title={t('console.order_next')}>
      {isAccepted && (
        <div className="mb-3 max-w-md">
          <AcceptAction
            usualMinutes={order.usual_prep_minutes}
            isRunning={isRunning}
            onAccept={(minutes) => take({ to: 'confirmed', prep_minutes: minutes })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {others.map((step, index) => (
          <Button
            key={step}
            kind={isEnding(step) || isAccepted || index > 0 ? 'secondary' : 'primary'}
            isLoading={isRunning}
            onClick={() => (isEnding(step) ? setAsked(step) : take({ to: step }))}
          >
            {stepText(step, order)}
          </Button>
        ))}
      </div>
      <RefuseDialog
        order={asked === 'canceled' ? order : null}
        onRefuse={(_, reason) => take({ to: 'canceled', reason })}
        onClose={() => setAsked(null)}
      />
      <ConfirmationDialog
        open={asked === 'failed'}
        kind="danger"
        title={t('console.order_end_title')}
        text={t('console.order_end_text')}
        cancelLabel={t('console.order_keep')}
        confirmLabel={stepText('failed', order)}
        isBusy={isRunning}
        onCancel={() => setAsked(null)}
        onConfirm={() => take({ to: 'failed' })}
      />
    </Card>
  );
}

function isEnding(step: OrderStatus): boolean {
  return step === 'canceled' || step === 'failed';
}
