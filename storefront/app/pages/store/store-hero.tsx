import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { MessageCircle } from 'lucide-react';
import { ShareButton } from '../../features/share/share-button.tsx';
import { FavouriteButton } from '../../features/wishlist/favourite-button.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

/** The cover with the logo; a closed store says so on it (STO-01). */
export function StoreHero({ store }: { store: StoreDetail }) {
  return (
    <Container className="max-sm:px-0">
      <div className="relative">
        <div className="relative aspect-[5/2] overflow-hidden sm:aspect-[16/5] sm:rounded-xl">
          <Image
            src={store.cover_photo_full_url}
            name={store.name}
            fallback=""
            alt=""
            ratio="auto"
            sizes="(min-width: 1300px) 1236px, 100vw"
            isPriority
            className="h-full w-full"
          />
          {store.open === 0 && <ClosedOverlay />}
        </div>
        <div className="absolute end-3 top-3 flex gap-2 sm:end-5 sm:top-5">
          <FavouriteButton kind="store" id={store.id} name={store.name} />
          <Link
            to={paths.chat('store', store.id)}
            aria-label={t('chat.write_to', { name: store.name })}
            className={iconButtonClass({ kind: 'overlay', size: 'sm' })}
          >
            <MessageCircle aria-hidden />
          </Link>
          <ShareButton label={t('store.share', { name: store.name })} title={store.name} path={paths.store(store)} />
        </div>
        <div className="absolute start-(--gutter) -bottom-8 w-20 overflow-hidden rounded-lg border-4 border-ground bg-surface shadow-2 sm:start-8 sm:-bottom-10 sm:w-28">
          <Image src={store.logo_full_url} name={store.name} alt="" sizes="112px" maxWidth={320} isEager />
        </div>
      </div>
    </Container>
  );
}

function ClosedOverlay() {
  return (
    <div className="absolute inset-0 grid place-content-center bg-black/60 px-6 text-center text-white">
      <p className="text-2xl font-extrabold tracking-wide sm:text-4xl">{t('store.closed_overlay')}</p>
    </div>
  );
}
