import { listDecisions, refuseRefund } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

type Props = { orderId: number; onClose: () => void };
const MIN_LENGTH = 3;

/** Refuses a refund. The customer reads the reason. */
export function RefuseDialog({ orderId, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(refuseRefund, {
    changes: [listDecisions],
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onClose();
    },
    onRefused: (refused) => setFault(faultText(refused)),
  });
  const refuse = () => {
    const written = reason.trim().replace(/\s+/g, ' ');
    if (written.length < MIN_LENGTH) return setFault(t('console.decisions_reason_missing'));
    run({ params: { id: orderId }, body: { reason: written } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      canDismiss={!isRunning}
      title={t('console.decisions_refuse_title', { id: orderId })}
      closeLabel={t('console.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={isRunning}>
            {t('console.decisions_cancel')}
          </Button>
          <Button kind="danger" isLoading={isRunning} onClick={refuse}>
            {t('console.decisions_refuse')}
          </Button>
        </div>
      }
    >
      <TextArea
        label={t('console.decisions_reason')}
        hint={t('console.decisions_reason_hint')}
        error={fault ?? undefined}
        maxLength={255}
        rows={3}
        value={reason}
        data-autofocus
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
