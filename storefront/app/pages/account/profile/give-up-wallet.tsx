import { t } from '@rialto/texts/text.ts';
import { Wallet } from 'lucide-react';
import { useConfirm } from '../../../platform/overlays/use-confirm.ts';
import { Confirmation } from '../../../cards/confirmation.tsx';
import { useChargedMoney } from '../../../words/charged-money.ts';

export type WalletRest = { balance: number; points: number };
type Props = WalletRest & { onEnd: () => void; onConfirm: () => Promise<void> };

/** Asks whether the money in the wallet, and the points beside it, are given up with the account (MON-07). */
export function GiveUpWallet({ balance, points, onEnd, onConfirm }: Props) {
  const confirm = useConfirm(onConfirm, onEnd);
  const amount = useChargedMoney()(balance);
  const text = t('profile.give_up_text', { amount });

  return (
    <Confirmation
      {...confirm.dialog}
      kind="danger"
      icon={<Wallet className="size-6" aria-hidden />}
      title={t('profile.give_up_question', { amount })}
      text={points > 0 ? `${text} ${t('profile.give_up_points', { count: points })}` : text}
      cancelLabel={t('profile.keep_account')}
      confirmLabel={t('profile.give_up')}
    />
  );
}
