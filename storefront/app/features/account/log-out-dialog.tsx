import { logOut } from '@rialto/contract/calls/account/auth.ts';
import { t } from '@rialto/texts/text.ts';
import { LogOut } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { dropToken } from '../../platform/session/account.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useConfirm } from '../../platform/overlays/use-confirm.ts';
import { unsubscribeFromPush } from '../../platform/push/push-subscription.ts';
import { Confirmation } from '../../cards/confirmation.tsx';

const PAUSE_MS = 500;

/** Confirms, waits briefly, and ends the session on this device (NAV-12). */
export function LogOutDialog({ isFromDrawer }: { isFromDrawer: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const confirm = useConfirm(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      endThisSession();
      toasts.show({ kind: 'success', text: t('account.logged_out') });
      if (!isFromDrawer || pathname !== paths.landing) void navigate(paths.home);
    },
    () => dialogs.close('log-out'),
  );

  return (
    <Confirmation
      {...confirm.dialog}
      kind="danger"
      icon={<LogOut className="mirror size-6" aria-hidden />}
      title={t('logout.question')}
      text={t('logout.text')}
      confirmLabel={t('menu.log_out')}
    />
  );
}

/** Drops the token even if the server cannot be reached. The browser's next user gets no push messages. */
function endThisSession(): void {
  unsubscribeFromPush().catch(() => undefined);
  callApi(logOut, {}).catch(() => undefined);
  dropToken();
}
