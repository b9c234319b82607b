import { t } from '@rialto/texts/text.ts';
import { useMedia } from '@rialto/ui/base/use-media.ts';
import { lazy, Suspense } from 'react';
import { cartCount } from '../../../shared/cart-count.ts';

// A visitor with an empty cart loads neither.
const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));
const CartBar = lazy(async () => ({ default: (await import('./cart-bar.tsx')).CartBar }));

/** The width at which the cart has its own column; store-frame.tsx and menu/item-grid.tsx have the same. */
const HAS_COLUMN = '(width >= 87.5rem)';

/** The cart beside the menu; on narrower screens a bar below it, once there is something in the cart. */
export function StoreCart() {
  const isFilled = cartCount.use() > 0;
  const hasColumn = useMedia(HAS_COLUMN);
  return (
    <>
      <aside
        aria-label={t('cart.title')}
        tabIndex={-1}
        className="sticky top-20 me-(--gutter) mt-4 hidden max-h-[calc(100dvh-6rem)] flex-col self-start rounded-lg border border-hairline bg-surface outline-none min-[87.5rem]:flex"
      >
        <h2 className="px-5 pt-4 pb-3 text-lg font-bold text-ink sm:px-6">{t('cart.title')}</h2>
        {isFilled && hasColumn ? (
          <Suspense fallback={<Empty />}>
            <CartPanel />
          </Suspense>
        ) : (
          <Empty />
        )}
      </aside>
      {isFilled && !hasColumn && (
        <Suspense>
          <CartBar />
        </Suspense>
      )}
    </>
  );
}

function Empty() {
  return (
    <p className="px-5 pb-5 text-md text-ink-soft sm:px-6">
      {t('cart.empty')}. {t('cart.empty_text')}
    </p>
  );
}
