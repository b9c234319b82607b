import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Undo2, Wallet } from 'lucide-react';
import { useRootData } from '../../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { useChargedMoney } from '../../../words/charged-money.ts';

/** What was paid for an order: from the wallet, and another way. */
export type PaidAmounts = { wallet: number; other: number };
type Props = { paid: PaidAmounts; value: RefundTo; onChange: (to: RefundTo) => void };

/** Whether the customer may choose where the money goes. What the wallet paid goes back there anyway. */
export function useHasRefundChoice({ other }: PaidAmounts): boolean {
  const { config } = useRootData();
  return useIsSignedIn() && config.customer_wallet_status === 1 && other > 0;
}

/** Where the money of an order goes (MON-06). */
export function RefundToChoice({ paid, value, onChange }: Props) {
  const money = useChargedMoney();
  const hasChoice = useHasRefundChoice(paid);
  return (
    <>
      {hasChoice && (
        <RadioGroup
          legend={t('refund.where')}
          name="refund_to"
          look="cards"
          value={value}
          onChange={(to) => onChange(to === 'wallet' ? 'wallet' : 'original')}
          options={[
            {
              value: 'wallet',
              label: t('refund.to_wallet'),
              hint: t('refund.to_wallet_hint'),
              icon: <Wallet aria-hidden />,
              end: <span className="tabular-nums">{money(paid.other)}</span>,
            },
            {
              value: 'original',
              label: t('refund.to_original'),
              hint: t('refund.to_original_hint'),
              icon: <Undo2 aria-hidden />,
              end: <span className="tabular-nums">{money(paid.other)}</span>,
            },
          ]}
        />
      )}
      {paid.wallet > 0 && (
        <p className="text-sm text-ink-soft">{t('refund.share_back', { amount: money(paid.wallet) })}</p>
      )}
    </>
  );
}
