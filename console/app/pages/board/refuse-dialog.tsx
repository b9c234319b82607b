import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { useState } from 'react';
import { pressStep } from '../../features/orders/steps/send-steps.ts';

const OTHER = 'other';
const MAX_LENGTH = 255;

/** Asks why an order is refused; the customer reads the reason. */
export function RefuseDialog({ orderId, onClose }: { orderId: number | null; onClose: () => void }) {
  return (
    <Dialog
      open={orderId !== null}
      onClose={onClose}
      title={t('console.refuse_title')}
      description={t('console.refuse_text')}
      closeLabel={t('console.close')}
      size="sm"
    >
      {orderId !== null && <RefuseForm key={orderId} orderId={orderId} onDone={onClose} />}
    </Dialog>
  );
}

function RefuseForm({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const reasons = [t('console.refuse_busy'), t('console.refuse_sold_out'), t('console.refuse_closing')];
  const [chosen, setChosen] = useState<string>(reasons[0] ?? OTHER);
  const [own, setOwn] = useState('');
  const reason = chosen === OTHER ? own.trim() : chosen;
  const refuse = () => {
    pressStep({ kind: 'step', orderId, to: 'canceled', reason });
    onDone();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        refuse();
      }}
    >
      <RadioGroup
        legend={t('console.refuse_reason')}
        name="reason"
        value={chosen}
        onChange={setChosen}
        options={[
          ...reasons.map((text) => ({ value: text, label: text })),
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
        {t('console.board_refuse')}
      </Button>
    </form>
  );
}
