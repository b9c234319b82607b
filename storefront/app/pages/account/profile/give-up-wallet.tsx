import { t } from '@rialto/texts/text.ts';
import { Wallet } from 'lucide-react';
import { useConfirm } from '../../../platform/overlays/use-confirm.ts';
import { Confirmation } from '../../../cards/confirmation.tsx';
import { useChargedMoney } from '../../../words/charged-money.ts';

type Props = { balance: number; onEnd: () => void; onConfirm: () => Promise<void> };

/** Asks whether the money in the wallet is given up with the account (MON-07). */
export function GiveUpWallet({ balance, onEnd, onConfirm }: Props) {
  const confirm = useConfirm(onConfirm, onEnd);
  const amount = useChargedMoney()(balance);

  return (
    <Confirmation
      {...confirm.dialog}
      kind="danger"
      icon={<Wallet className="size-6" aria-hidden />}
      title={t('profile.give_up_question', { amount })}
      text={t('profile.give_up_text', { amount })}
      cancelLabel={t('profile.keep_account')}
      confirmLabel={t('profile.give_up')}
    />
  );
}
