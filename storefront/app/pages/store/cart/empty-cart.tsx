import { t } from '@rialto/texts/text.ts';
import { CartColumn } from './cart-column.tsx';

export const loadStoreCart = async () => ({ default: (await import('./store-cart.tsx')).StoreCart });

/** Rendered by the server, so that the menu does not move when something is added. */
export function EmptyCart() {
  return (
    <CartColumn>
      <p className="px-5 pb-5 text-md text-ink-soft sm:px-6">
        {t('cart.empty')}. {t('cart.empty_text')}
      </p>
    </CartColumn>
  );
}
