import {
  blockCustomer,
  readCustomer,
  searchCustomers,
  unblockCustomer,
} from '@rialto/contract/calls/console/customers.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

const changes = [readCustomer, searchCustomers];
const MIN_LENGTH = 3;

export function useUnblock() {
  return useAction(unblockCustomer, {
    changes,
    onDone: ({ message }) => toasts.show({ kind: 'success', text: message }),
  });
}

type Props = { customer: { id: number; name: string }; onClose: () => void };

/** Asks why an account is blocked. Only staff read the reason. */
export function BlockDialog({ customer, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(blockCustomer, {
    changes,
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onClose();
    },
    onRefused: (refused) => setFault(faultText(refused)),
  });
  const block = () => {
    if (reason.trim().length < MIN_LENGTH) return setFault(t('console.customers_reason_missing'));
    run({ params: { id: customer.id }, body: { reason: reason.trim() } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      canDismiss={!isRunning}
      title={t('console.customers_block_title', { name: customer.name })}
      description={t('console.customers_block_text')}
      closeLabel={t('console.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose} disabled={isRunning}>
            {t('console.decisions_cancel')}
          </Button>
          <Button kind="danger" isLoading={isRunning} onClick={block}>
            {t('console.customers_block')}
          </Button>
        </div>
      }
    >
      <Input
        label={t('console.decisions_reason')}
        hint={t('console.customers_reason_hint')}
        error={fault ?? undefined}
        maxLength={255}
        value={reason}
        data-autofocus
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
