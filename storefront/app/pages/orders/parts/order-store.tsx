import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { Phone, Store } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Image } from '@rialto/ui/media/image.tsx';

/** The store of the order with its link and phone. */
export function OrderStore({ store }: { store: NonNullable<OrderDetail['store']> }) {
  return (
    <div className="flex items-center gap-3.5">
      <Image
        src={store.logo_full_url}
        alt=""
        sizes="48px"
        maxWidth={160}
        fallback={<Store aria-hidden />}
        className="w-12 shrink-0 rounded-md border border-hairline"
      />
      <p className="min-w-0 flex-1">
        <Link to={paths.store(store)} className="block truncate font-semibold text-ink hover:underline">
          {store.name}
        </Link>
        <span className="block text-sm text-ink-soft">
          <bdi>{store.address}</bdi>
        </span>
      </p>
      {store.phone && (
        <a
          href={`tel:${store.phone}`}
          aria-label={t('order.call', { name: store.name })}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <Phone aria-hidden />
        </a>
      )}
    </div>
  );
}
