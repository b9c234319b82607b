import { listDecisions, refuseRefund } from '@rialto/contract/calls/console/decisions.ts';
import { t } from '@rialto/texts/text.ts';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { useState } from 'react';
import { ActionDialog } from '../../cards/action-dialog.tsx';
import { useDialogAction } from '../../platform/use-dialog-action.ts';

type Props = { orderId: number; onClose: () => void };
const MIN_LENGTH = 3;

/** Refuses a refund. The customer reads the reason. */
export function RefuseDialog({ orderId, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { run, isRunning, fault, setFault } = useDialogAction(refuseRefund, { changes: [listDecisions], onClose });
  const refuse = () => {
    const written = reason.trim().replace(/\s+/g, ' ');
    if (written.length < MIN_LENGTH) return setFault(t('console.decisions_reason_missing'));
    run({ params: { id: orderId }, body: { reason: written } });
  };
  return (
    <ActionDialog
      title={t('console.decisions_refuse_title', { id: orderId })}
      label={t('console.decisions_refuse')}
      kind="danger"
      isRunning={isRunning}
      onConfirm={refuse}
      onClose={onClose}
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
    </ActionDialog>
  );
}
