import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { removeAccount } from '@rialto/contract/calls/account/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/api.ts';
import { unsubscribeFromPush } from '../../../platform/push/push-subscription.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { dropToken } from '../../../platform/session/account.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { useConfirm } from '../../../platform/overlays/use-confirm.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Confirmation } from '../../../cards/confirmation.tsx';
import { GiveUpWallet, type WalletRest } from './give-up-wallet.tsx';

/** Deletes the account after a confirmation (ACC-08), and after a second one if money is left in the wallet (MON-07). */
export function DeleteAccount() {
  const navigate = useNavigate();
  const [rest, setRest] = useState<WalletRest | null>(null);
  const remove = async (query: { give_up_wallet?: number }) => {
    try {
      const { message } = await callApi(removeAccount, { query });
      unsubscribeFromPush().catch(() => undefined);
      dropToken();
      toasts.show({ kind: 'success', text: message });
      void navigate(paths.landing);
    } catch (thrown) {
      // The first reason is enough to act on.
      const refusal = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
      const left = refusal?.code === 'wallet_not_empty' ? refusal.details : undefined;
      if (left) setRest({ balance: Number(left['wallet_balance']), points: Number(left['loyalty_point']) });
      else toasts.show({ id: 'error', kind: 'error', text: refusal?.message ?? t('error.network') });
    }
  };
  const confirm = useConfirm(() => remove({}));

  return (
    <>
      <Button
        kind="secondary"
        icon={<Trash2 className="size-5" aria-hidden />}
        onClick={confirm.ask}
        className="text-danger-text!"
      >
        {t('profile.delete')}
      </Button>
      <Confirmation
        {...confirm.dialog}
        kind="danger"
        icon={<Trash2 className="size-6" aria-hidden />}
        title={t('profile.delete_question')}
        text={t('profile.delete_text')}
      />
      {rest && <GiveUpWallet {...rest} onEnd={() => setRest(null)} onConfirm={() => remove({ give_up_wallet: 1 })} />}
    </>
  );
}
