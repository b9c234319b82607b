import { listCustomerEntries, readCustomer } from '@rialto/contract/calls/console/customers.ts';
import { adjustWallet } from '@rialto/contract/calls/console/wallet.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { useState } from 'react';
import { ActionDialog } from '../../cards/action-dialog.tsx';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { useDialogAction } from '../../platform/use-dialog-action.ts';
import type { Unit } from './unit.ts';

type Props = { customerId: number; unit: Unit; onClose: () => void };
type Kind = 'add' | 'take' | 'payout';

/** Adds money or points or takes some, with a reason that the customer reads. */
export function AdjustDialog({ customerId, unit, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('add');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  // One key for the dialog, so that a second press after a lost response adjusts once.
  const [key] = useState(() => crypto.randomUUID());
  const { run, isRunning, fault, setFault } = useDialogAction(adjustWallet, {
    changes: [readCustomer, listCustomerEntries],
    onClose,
  });
  const adjust = () => {
    if (!amount || amount <= 0 || reason.trim().length < 3) return setFault(t('console.customers_adjust_missing'));
    const change = kind === 'add' ? amount : -amount;
    const body = { unit, amount: change, reason: reason.trim(), ...(kind === 'payout' && { kind: 'payout' as const }) };
    run({ params: { id: customerId }, body, idempotencyKey: key });
  };
  const kinds: [Kind, string][] = [
    ['add', t('console.customers_add')],
    ['take', t('console.customers_take')],
    ...(unit === 'money' ? [['payout', t('console.customers_payout')] as [Kind, string]] : []),
  ];
  return (
    <ActionDialog
      title={unit === 'money' ? t('console.customers_adjust_wallet') : t('console.customers_adjust_points')}
      label={t('console.save')}
      isRunning={isRunning}
      onConfirm={adjust}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          legend={t('console.customers_adjust_kind')}
          name="kind"
          look="chips"
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          options={kinds.map(([value, label]) => ({ value, label }))}
        />
        <NumberField label={t('console.decisions_amount')} min={0} value={amount} onChange={setAmount} />
        <Input
          label={t('console.decisions_reason')}
          hint={t('console.customers_adjust_hint')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFault text={fault} />
      </div>
    </ActionDialog>
  );
}
