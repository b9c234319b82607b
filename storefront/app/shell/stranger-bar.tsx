import { t } from '@rialto/messages/text.ts';
import { ShoppingBag } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { dialogs } from '../platform/dialogs.ts';
import { paths } from '../platform/paths.ts';
import { useCurrentModule } from '../platform/root-data.ts';
import { buttonClass } from '../ui/button-class.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** The end of the bar for somebody who has nothing here yet, and until it is known what they have. */
export function StrangerBar() {
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    <>
      {!isParcel && <CartButton count={0} />}
      <SignInLink />
    </>
  );
}

/** The badge counts lines, not pieces (NAV-03). */
export function CartButton({ count }: { count: number }) {
  return (
    <IconButton label={t('shell.cart', { count })} count={count} onClick={() => dialogs.open({ name: 'cart' })}>
      <ShoppingBag className="size-5" aria-hidden />
    </IconButton>
  );
}

export function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <Link to={paths.signInFrom(pathname + search)} className={`${buttonClass({ size: 'sm' })} ms-1 max-wide:hidden`}>
      {t('shell.sign_in')}
    </Link>
  );
}
