import { grantRefund, listDecisions, type WaitingRefund } from '@rialto/contract/calls/console/decisions.ts';
import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { useState } from 'react';
import { ActionDialog } from '../../cards/action-dialog.tsx';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { useDialogAction } from '../../platform/use-dialog-action.ts';
import { useMoney } from '../../words/use-money.ts';

type Props = { refund: WaitingRefund; onClose: () => void };

/** How much is refunded, and where to. The server checks both again. */
export function GrantDialog({ refund, onClose }: Props) {
  const money = useMoney();
  const [amount, setAmount] = useState(String(refund.refundable));
  const [to, setTo] = useState<RefundTo>(refund.has_wallet === 1 ? (refund.refund_to ?? 'original') : 'original');
  const [reason, setReason] = useState('');
  const { run, isRunning, fault, setFault } = useDialogAction(grantRefund, { changes: [listDecisions], onClose });
  const wanted = Number(amount.replace(',', '.'));
  const isWrong = !(wanted > 0) || wanted > refund.refundable;
  const grant = () => {
    if (isWrong) return setFault(t('console.decisions_amount_wrong', { amount: money(refund.refundable) }));
    const body = { amount: wanted, to, refunded: refund.refunded, ...(reason.trim() && { reason: reason.trim() }) };
    run({ params: { id: refund.order_id }, body });
  };
  return (
    <ActionDialog
      title={t('console.decisions_grant_title', { id: refund.order_id })}
      label={isWrong ? t('console.decisions_grant') : t('console.decisions_grant_amount', { amount: money(wanted) })}
      isRunning={isRunning}
      onConfirm={grant}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <Input
          label={t('console.decisions_amount')}
          hint={t('console.decisions_amount_hint', { amount: money(refund.refundable) })}
          inputMode="decimal"
          dir="ltr"
          value={amount}
          data-autofocus
          onChange={({ target }) => setAmount(target.value)}
        />
        <Destination refund={refund} to={to} onChange={setTo} />
        <Input
          label={t('console.decisions_message')}
          hint={t('console.decisions_message_hint')}
          maxLength={255}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFault text={fault} />
      </div>
    </ActionDialog>
  );
}

function Destination({
  refund,
  to,
  onChange,
}: {
  refund: WaitingRefund;
  to: RefundTo;
  onChange: (to: RefundTo) => void;
}) {
  const isCash = refund.payment_method === 'cash_on_delivery';
  const byHand = isCash || refund.payment_method === 'offline_payment';
  return (
    <RadioGroup
      legend={t('console.decisions_to')}
      name="refund_to"
      look="cards"
      value={to}
      onChange={(value) => onChange(value === 'wallet' ? 'wallet' : 'original')}
      options={[
        {
          value: 'original',
          label: t('console.decisions_to_original'),
          hint: byHand ? t('console.decisions_by_hand_hint') : t('console.decisions_to_original_hint'),
        },
        {
          value: 'wallet',
          label: t('console.decisions_to_wallet'),
          hint: t('console.decisions_to_wallet_hint'),
          isDisabled: refund.has_wallet === 0,
          ...(refund.has_wallet === 0 && { reason: t('console.decisions_no_wallet') }),
        },
      ]}
    />
  );
}
