import { t } from '@rialto/texts/text.ts';
import { Toasts } from '@rialto/ui/feedback/toasts.tsx';
import type { ComponentProps } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { toasts, useToasts } from '../../platform/overlays/toasts.ts';
import { dialogs } from '../../shared/dialogs.ts';

export function ToastList() {
  return (
    <Toasts
      toasts={useToasts()}
      onDismiss={toasts.dismiss}
      label={t('shell.notices')}
      dismissLabel={t('action.close')}
      Link={ToastLink}
    />
  );
}

/** A dialog that is open, such as the cart, would cover the page that the toast leads to. */
function ToastLink({ href, onClick, ...rest }: ComponentProps<NonNullable<ComponentProps<typeof Toasts>['Link']>>) {
  const follow = () => {
    onClick();
    dialogs.closeAll();
  };
  return <Link {...rest} to={href} onClick={follow} />;
}
