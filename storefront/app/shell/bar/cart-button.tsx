import { t } from '@rialto/texts/text.ts';
import { ShoppingBag } from 'lucide-react';
import { cartCount } from '../../shared/cart-count.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { useCurrentModule } from '../../platform/page/root-data.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

/** The badge counts lines, not pieces (NAV-03). It is not lazy, so that no click comes before its code. */
export function CartButton() {
  const count = cartCount.use();
  if (useCurrentModule()?.module_type === 'parcel') return null;
  return (
    <IconButton label={t('shell.cart', { count })} count={count} onClick={() => dialogs.open({ name: 'cart' })}>
      <ShoppingBag className="size-5" aria-hidden />
    </IconButton>
  );
}
