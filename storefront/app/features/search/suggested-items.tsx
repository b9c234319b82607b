import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { useId } from 'react';
import { PriceTag } from '../../cards/items/price-tag.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { items: Item[]; onLeave: () => void };

/** Suggested items for a customer who has not typed anything (SEA-03). They are links outside the listbox. */
export function SuggestedItems({ items, onLeave }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-2">
      <h2 id={id} className="px-3 py-1.5 text-sm font-semibold text-ink">
        {t('wishlist.suggested')}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={paths.item(item)}
              onClick={onLeave}
              className="flex items-center gap-3 rounded-sm px-3 py-1.5 text-md text-ink hover:bg-wash"
            >
              <Image
                src={item.image_full_url}
                name={item.name}
                alt=""
                sizes="40px"
                maxWidth={160}
                className="w-10 shrink-0 rounded-sm"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{item.name}</span>
                <span className="block truncate text-xs text-ink-soft">{item.store_name}</span>
              </span>
              <PriceTag size="sm" price={item.price} finalPrice={item.final_price} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
