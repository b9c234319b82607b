import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageCircle, Phone, Store } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { store: NonNullable<OrderDetail['store']>; orderId: number };

/** The store of the order with its link, chat and phone. */
export function OrderStore({ store, orderId }: Props) {
  const isSignedIn = useIsSignedIn();
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
      {isSignedIn && (
        <Link
          to={paths.chat('store', store.id, orderId)}
          aria-label={t('chat.write_to', { name: store.name })}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <MessageCircle aria-hidden />
        </Link>
      )}
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
