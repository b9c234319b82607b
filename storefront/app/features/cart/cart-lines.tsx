import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { dialogs } from '../../shared/dialogs.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotices } from './cart-notices.tsx';
import { ClearAll } from './clear-all.tsx';

type Props = { cart: Cart; isOptimistic: boolean };

/** Whose things they are, and each of them. */
export function CartLines({ cart, isOptimistic }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // The button that removed a line goes with it; the drawer or panel itself takes the focus, which stays inside.
  const onGone = () => list.current?.closest<HTMLElement>('dialog, aside')?.focus();
  return (
    <div className="px-5 pb-4 sm:px-6">
      <StoreHead cart={cart} />
      <CartNotices cart={cart} />
      <ul ref={list} aria-label={t('cart.lines')} className="divide-y divide-hairline">
        {cart.lines.map((line) => (
          <CartLineRow key={line.id} {...{ cart, line, isOptimistic, onGone }} />
        ))}
      </ul>
    </div>
  );
}

function StoreHead({ cart: { store } }: { cart: Cart }) {
  return (
    <div className="flex min-h-15 items-center justify-between gap-3 border-b border-hairline pb-3">
      {store && (
        <Link
          to={paths.store(store)}
          onClick={() => dialogs.close('cart')}
          className="touch-area group flex min-w-0 items-center gap-3 rounded-md"
        >
          <Image
            src={store.logo_full_url}
            name={store.name}
            alt=""
            sizes="44px"
            maxWidth={160}
            className="w-11 shrink-0 rounded-md border border-hairline"
          />
          <span className="min-w-0">
            <span className="block text-xs text-ink-soft">{t('cart.store')}</span>
            <span className="flex items-center gap-0.5 font-semibold text-ink group-hover:underline">
              <span className="truncate">{store.name}</span>
              <ChevronRight className="mirror size-4 shrink-0 text-ink-faint" aria-hidden />
            </span>
          </span>
        </Link>
      )}
      <ClearAll />
    </div>
  );
}
