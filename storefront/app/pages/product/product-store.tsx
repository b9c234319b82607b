import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { numberText, ratingText } from '../../words/number-text.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';

type Props = { item: ItemDetail; store: StoreDetail };

/** The store that sells the item, its status and a link to it. */
export function ProductStore({ item, store }: Props) {
  return (
    <section aria-labelledby="store-title">
      <h2 id="store-title" className="mb-3 text-xl font-bold text-ink">
        {t('product.sold_by')}
      </h2>
      <div className="relative overflow-hidden rounded-lg border border-hairline bg-surface">
        <Image
          src={store.cover_photo_full_url}
          name={store.name}
          fallback=""
          alt=""
          ratio="5 / 2"
          sizes="(min-width: 1024px) 420px, 92vw"
          maxWidth={960}
        />
        <div className="flex flex-col gap-4 p-5">
          <div className="flex items-center gap-3.5">
            <div className="-mt-12 w-16 shrink-0 overflow-hidden rounded-md border-2 border-surface bg-surface shadow-2">
              <Image src={store.logo_full_url} name={store.name} alt="" sizes="64px" maxWidth={160} />
            </div>
            <StoreRating store={store} />
          </div>
          <div>
            <h3 className="text-lg font-semibold text-ink">{store.name}</h3>
            <p className="text-sm text-ink-soft">{store.address}</p>
            <p className={`mt-1.5 text-sm font-semibold ${store.open ? 'text-success-text' : 'text-ink-faint'}`}>
              {store.open ? t('store.open') : (store.opens_text ?? t('store.closed'))}
            </p>
          </div>
          <Link to={paths.store(store)} prefetch="intent" className={buttonClass({ kind: 'secondary' })}>
            {item.module_type === 'food' ? t('product.visit_restaurant') : t('product.visit_store')}
          </Link>
        </div>
      </div>
    </section>
  );
}

function StoreRating({ store: { avg_rating, rating_count } }: { store: StoreDetail }) {
  if (avg_rating === null) return null;
  const value = ratingText(avg_rating);
  return (
    <Rating
      look="compact"
      value={avg_rating}
      valueText={value}
      label={t('store.rating', { value })}
      count={`(${numberText(rating_count)})`}
    />
  );
}
