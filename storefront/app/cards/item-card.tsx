import type { Item } from '@rialto/contract/shapes/item.ts';
import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { UnavailableBar, unavailableText } from './item-availability.tsx';
import { DiscountBadge, ItemBadges, VegMark } from './item-marks.tsx';
import { ItemRating } from './item-rating.tsx';
import { PriceTag } from './price-tag.tsx';

type Props = {
  item: Item;
  /** tall: a picture over its words; wide: beside them, for lists and narrow rows. */
  look?: 'tall' | 'wide';
  /** The name as a link over the whole card; the page decides where it leads. */
  title: ReactNode;
  /** The heart and other buttons over the picture. */
  actions?: ReactNode;
  /** The button that adds it, at the end of the line with the price. */
  add?: ReactNode;
  /** Under the price, such as how much of a flash sale is left. */
  children?: ReactNode;
  isFirst?: boolean;
  /** Where the store is clear from the page around. */
  hidesStore?: boolean;
};

/** An item in a list (ITM-01). The title's link covers the card, so the whole of it can be pressed. */
export function ItemCard({ look = 'tall', ...props }: Props) {
  return look === 'tall' ? <TallCard {...props} /> : <WideCard {...props} />;
}

const FRAME =
  'group relative flex h-full overflow-hidden rounded-lg border border-hairline bg-surface transition hover:border-transparent hover:shadow-3 motion-reduce:transition-none';

/** Room for a name of two lines where two are usual: a row does not grow when a longer name joins it. */
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
      {/* One over the other where there are two: the name needs the width. */}
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

/** At the foot of the card, so that the prices of a row stand in one line. */
function PriceLine({ item, add }: Pick<Props, 'item' | 'add'>) {
  return (
    <div className="mt-auto flex min-h-9 items-end justify-between gap-2 pt-1.5">
      {/* On a phone the control for how many needs its place while it is open. */}
      <div className="min-w-0 max-sm:group-has-[[role=group]]:invisible">
        <PriceTag price={item.price} finalPrice={item.final_price} />
        {item.unit_type && <span className="block truncate text-xs text-ink-soft">{item.unit_type}</span>}
      </div>
      {add && <span className="relative z-2 shrink-0">{add}</span>}
    </div>
  );
}

function CardPicture({ item, sizes, isFirst }: { item: Item; sizes: string; isFirst: boolean }) {
  const isDimmed = unavailableText(item) !== null;
  return (
    <Image
      src={item.image_full_url}
      alt=""
      sizes={sizes}
      maxWidth={640}
      isEager={isFirst}
      className={classNames(
        'transition-transform duration-(--duration-slow) ease-swift motion-safe:group-hover:scale-[1.04]',
        isDimmed && 'opacity-60 grayscale-[35%]',
      )}
    />
  );
}
