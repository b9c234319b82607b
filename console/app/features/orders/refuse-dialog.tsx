import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { stopReasons } from '@rialto/rules/order/stop-reasons.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { useState } from 'react';

const OTHER = 'other';
const MAX_LENGTH = 255;

type Props = {
  /** Null while nothing is asked. */
  order: Pick<BoardOrder, 'id' | 'order_status'> | null;
  onRefuse: (orderId: number, reason: string) => void;
  onClose: () => void;
};

/** Asks why an order is refused or, once it was accepted, cancelled; the customer reads the reason. */
export function RefuseDialog({ order, onRefuse, onClose }: Props) {
  const isNew = order?.order_status === 'pending';
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={isNew ? t('console.refuse_title') : t('console.refuse_cancel_title')}
      description={t('console.refuse_text')}
      closeLabel={t('console.close')}
      size="sm"
    >
      {order && (
        <RefuseForm
          key={order.id}
          label={isNew ? t('console.board_refuse') : t('console.board_cancel')}
          onRefuse={(reason) => {
            onRefuse(order.id, reason);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

const labels = {
  store_busy: () => t('console.refuse_busy'),
  sold_out: () => t('console.refuse_sold_out'),
  store_closing: () => t('console.refuse_closing'),
};

function RefuseForm({ label, onRefuse }: { label: string; onRefuse: (reason: string) => void }) {
  const [chosen, setChosen] = useState<string>(stopReasons.store[0]);
  const [own, setOwn] = useState('');
  const reason = chosen === OTHER ? own.trim() : chosen;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onRefuse(reason);
      }}
    >
      <RadioGroup
        legend={t('console.refuse_reason')}
        name="reason"
        value={chosen}
        onChange={setChosen}
        options={[
          ...stopReasons.store.map((reason) => ({ value: reason, label: labels[reason]() })),
          { value: OTHER, label: t('console.refuse_other') },
        ]}
      />
      {chosen === OTHER && (
        <Input
          label={t('console.refuse_own')}
          value={own}
          maxLength={MAX_LENGTH}
          data-autofocus
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <Button type="submit" kind="danger" isFull disabled={reason === ''}>
        {label}
      </Button>
    </form>
  );
}
