import {
  blockCustomer,
  readCustomer,
  searchCustomers,
  unblockCustomer,
} from '@rialto/contract/calls/console/customers.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState } from 'react';
import { ActionDialog } from '../../cards/action-dialog.tsx';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { useDialogAction } from '../../platform/use-dialog-action.ts';

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
  const { run, isRunning, fault, setFault } = useDialogAction(blockCustomer, { changes, onClose });
  const block = () => {
    if (reason.trim().length < MIN_LENGTH) return setFault(t('console.customers_reason_missing'));
    run({ params: { id: customer.id }, body: { reason: reason.trim() } });
  };
  return (
    <ActionDialog
      title={t('console.customers_block_title', { name: customer.name })}
      text={t('console.customers_block_text')}
      label={t('console.customers_block')}
      kind="danger"
      isRunning={isRunning}
      onConfirm={block}
      onClose={onClose}
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
    </ActionDialog>
  );
}
