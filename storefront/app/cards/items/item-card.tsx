import type { Item } from '@rialto/contract/shapes/item.ts';
import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { UnavailableBar } from './item-availability.tsx';
import { DiscountBadge, ItemBadges, VegMark } from './item-marks.tsx';
import { ItemRating } from './item-rating.tsx';
import { PriceTag } from './price-tag.tsx';

type Props = {
  item: Item;
  /** tall: picture above the text; wide: next to it, for lists and narrow rows. */
  look?: 'tall' | 'wide';
  /** The name as a link over the whole card. */
  title: ReactNode;
  /** Buttons over the picture, such as the heart. */
  actions?: ReactNode;
  /** The add button, at the end of the price line. */
  add?: ReactNode;
  /** Content under the price, such as the stock of a flash sale. */
  children?: ReactNode;
  isFirst?: boolean;
  /** For pages that already name the store. */
  hidesStore?: boolean;
};

/** An item in a list (ITM-01). The title's link covers the whole card. */
export function ItemCard({ look = 'tall', ...props }: Props) {
  return look === 'tall' ? <TallCard {...props} /> : <WideCard {...props} />;
}

const FRAME =
  'group relative flex h-full overflow-hidden rounded-lg border border-hairline bg-surface transition hover:border-transparent hover:shadow-3 motion-reduce:transition-none';

/** Reserves two lines for the name, so that rows do not grow. */
const TWO_LINES = 'max-lg:min-h-39 max-lg:[&_h3]:min-h-[2lh]';

function TallCard(props: Omit<Props, 'look'>) {
  const { item, actions, children, isFirst = false } = props;
  return (
    <article className={classNames(FRAME, 'flex-col')}>
      <div className="@container/picture relative overflow-hidden">
        <CardPicture item={item} sizes="(min-width: 1280px) 240px, (min-width: 640px) 30vw, 46vw" isFirst={isFirst} />
        <div className="absolute start-2.5 top-2.5 flex flex-col items-start gap-1">
          <DiscountBadge item={item} />
          <ItemBadges item={item} />
        </div>
        <UnavailableBar item={item} />
        <div className="absolute end-2.5 top-2.5 z-2 flex flex-col gap-2">{actions}</div>
      </div>
      <div className={classNames('flex flex-1 flex-col gap-1 p-3 sm:p-3.5', !props.hidesStore && TWO_LINES)}>
        <CardName {...props} />
        <StoreAndRating {...props} />
        <PriceLine {...props} />
        {children}
      </div>
    </article>
  );
}

function WideCard(props: Omit<Props, 'look'>) {
  const { item, actions, children, isFirst = false } = props;
  return (
    <article className={classNames(FRAME, 'gap-3.5 p-3')}>
      <div className="relative w-28 shrink-0 self-start overflow-hidden rounded-md sm:w-32">
        <CardPicture item={item} sizes="128px" isFirst={isFirst} />
        <div className="absolute start-1.5 top-1.5">
          <DiscountBadge item={item} />
        </div>
        <UnavailableBar item={item} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-0.5">
        <div className={actions ? 'pe-11' : ''}>
          <CardName {...props} />
        </div>
        <StoreAndRating {...props} />
        <div className="flex flex-wrap gap-1 empty:hidden">
          <ItemBadges item={item} look="soft" />
        </div>
        <PriceLine {...props} />
        {children}
      </div>
      {/* Stacked, because the name needs the width. */}
      <div className="absolute end-3 top-3 z-2 flex flex-col gap-1.5">{actions}</div>
    </article>
  );
}

function CardName({ item, title }: Pick<Props, 'item' | 'title'>) {
  return (
    <div className="flex items-start gap-1.5">
      {item.veg !== null && (
        <span className="pt-0.5">
          <VegMark veg={item.veg} />
        </span>
      )}
      {title}
    </div>
  );
}

function StoreAndRating({ item, hidesStore = false }: Pick<Props, 'item' | 'hidesStore'>) {
  return (
    <>
      {!hidesStore && <p className="line-clamp-1 text-xs text-ink-soft">{item.store_name}</p>}
      <ItemRating item={item} />
    </>
  );
}

/** At the bottom of the card, so that the prices of a row align. */
function PriceLine({ item, add }: Pick<Props, 'item' | 'add'>) {
  return (
    <div className="mt-auto flex min-h-9 items-end justify-between gap-2 pt-1.5">
      {/* On a phone the open quantity control covers the price. */}
      <div className="min-w-0 max-sm:group-has-[[role=group]]:invisible">
        <PriceTag price={item.price} finalPrice={item.final_price} />
        {item.unit_type && <span className="block truncate text-xs text-ink-soft">{item.unit_type}</span>}
      </div>
      {add && <span className="relative z-2 shrink-0">{add}</span>}
    </div>
  );
}

function CardPicture({ item, sizes, isFirst }: { item: Item; sizes: string; isFirst: boolean }) {
  return (
    <Image
      src={item.image_full_url}
      alt=""
      sizes={sizes}
      maxWidth={640}
      isEager={isFirst}
      className="transition-transform duration-(--duration-slow) ease-swift motion-safe:group-hover:scale-[1.04]"
    />
  );
}
