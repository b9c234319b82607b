import { listBoardOrders, readBoardOrder, stepBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { useState } from 'react';
import { useAction } from '../../platform/use-action.ts';
import { stepText } from '../../words/order-words.ts';
import { Card } from './card.tsx';
import type { WholeOrder } from './whole-order.ts';

/** The steps that the member may take now. One that ends the order asks first. */
export function OrderSteps({ order }: { order: WholeOrder }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const { run, isRunning } = useAction(stepBoardOrder, {
    changes: [readBoardOrder, listBoardOrders],
    onDone: () => setAsked(null),
  });
  const take = (to: OrderStatus) => run({ params: { id: order.id }, body: { to } });
  if (order.next_steps.length === 0) return null;
  return (
    <Card title={t('console.order_next')}>
      <div className="flex flex-wrap gap-2">
        {order.next_steps.map((step) => (
          <Button
            key={step}
            kind={isEnding(step) ? 'secondary' : 'primary'}
            isLoading={isRunning}
            onClick={() => (isEnding(step) ? setAsked(step) : take(step))}
          >
            {stepText(step, order)}
          </Button>
        ))}
      </div>
      <ConfirmationDialog
        open={asked !== null}
        kind="danger"
        title={t('console.order_end_title')}
        text={t('console.refuse_text')}
        cancelLabel={t('console.order_keep')}
        confirmLabel={asked ? stepText(asked, order) : ''}
        isBusy={isRunning}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && take(asked)}
      />
    </Card>
  );
}

function isEnding(step: OrderStatus): boolean {
  return step === 'canceled' || step === 'failed';
}
