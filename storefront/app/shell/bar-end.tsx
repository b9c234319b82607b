import { t } from '@rialto/texts/text.ts';
import { ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { cartCount } from '../shared/cart-count.ts';
import { dialogs } from '../platform/overlays/dialogs.ts';
import { Link } from '../platform/navigation/link.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useCurrentModule } from '../platform/page/root-data.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

/** The badge counts lines, not pieces (NAV-03). It is part of the frame, so that no press comes too early for it. */
export function CartButton() {
  const count = cartCount.use();
  if (useCurrentModule()?.module_type === 'parcel') return null;
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
