import { t } from '@rialto/texts/text.ts';
import { useNavigate } from 'react-router';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

/** Shown before a guest goes to the checkout. Signing in returns there (CRT-07). */
export function LoginOrGuestDialog() {
  const navigate = useNavigate();
  const close = () => dialogs.close('login-or-guest');
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('cart.guest_title')}
      description={t('cart.guest_text')}
      closeLabel={t('action.close')}
      size="sm"
    >
      <div className="flex flex-col gap-3">
        <Button size="lg" isFull data-autofocus onClick={() => go(paths.checkout())}>
          {t('cart.guest')}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={() => go(paths.signInFrom(paths.checkout()))}>
            {t('cart.login')}
          </Button>
          <Button kind="secondary" onClick={() => go(paths.signUpFrom(paths.checkout()))}>
            {t('cart.sign_up')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
