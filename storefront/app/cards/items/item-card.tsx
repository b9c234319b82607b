import type { Item } from '@rialto/contract/shapes/item.ts';
import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { UnavailableBar } from './item-availability.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { t } from '@rialto/texts/text.ts';
import { DiscountBadge, markTexts, VegMark } from './item-marks.tsx';
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
  /** For pages that already say that everything is reduced by as much. */
  hidesDiscount?: boolean;
  /** For pages that already say when the store opens. */
  hidesOpening?: boolean;
};

/** An item in a list (ITM-01). The title's link covers the whole card. */
export function ItemCard({ look = 'tall', ...props }: Props) {
  return look === 'tall' ? <TallCard {...props} look="tall" /> : <WideCard {...props} look="wide" />;
}

const FRAME =
  'group relative flex h-full overflow-hidden rounded-lg border border-hairline bg-surface transition hover:border-transparent hover:shadow-3 motion-reduce:transition-none';

/** Reserves two lines for the name, so that rows do not grow. */
const TWO_LINES = 'max-lg:min-h-39 max-lg:[&_h3]:min-h-[2lh]';

function TallCard(props: Props) {
  const { item, actions, children, hidesOpening = false, isFirst = false } = props;
  return (
    <article className={classNames(FRAME, 'flex-col')}>
      <div className="@container/picture relative overflow-hidden">
        <CardPicture item={item} sizes="(min-width: 1280px) 240px, (min-width: 640px) 30vw, 46vw" isFirst={isFirst} />
        <div className="absolute start-2.5 top-2.5">
          <PictureBadge {...props} />
        </div>
        <UnavailableBar item={item} hidesOpening={hidesOpening} />
        <div className="absolute end-2.5 top-2.5 z-2 flex flex-col gap-2">{actions}</div>
      </div>
      <div className={classNames('flex flex-1 flex-col gap-1 p-3 sm:p-3.5', !props.hidesStore && TWO_LINES)}>
        {props.title}
        <StoreAndRating {...props} />
        <PriceLine {...props} />
        {children}
      </div>
    </article>
  );
}

function WideCard(props: Props) {
  const { item, actions, children, hidesOpening = false, isFirst = false } = props;
  return (
    <article className={classNames(FRAME, 'gap-3.5 p-3')}>
      <div className="relative w-28 shrink-0 self-start overflow-hidden rounded-md sm:w-32">
        <CardPicture item={item} sizes="128px" isFirst={isFirst} />
        <UnavailableBar item={item} hidesOpening={hidesOpening} />
        <div className="absolute end-1.5 top-1.5 z-2 flex flex-col gap-1.5">{actions}</div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-0.5">
        {props.title}
        <StoreAndRating {...props} />
        {item.description && <p className="line-clamp-2 text-sm text-ink-soft">{item.description}</p>}
        <PriceLine {...props} hasDiscount />
        {children}
      </div>
    </article>
  );
}

/** One badge at most: the discount, or else the recommendation. */
function PictureBadge({ item, hidesDiscount = false }: Pick<Props, 'item' | 'hidesDiscount'>) {
  if (item.final_price < item.price && !hidesDiscount) return <DiscountBadge item={item} />;
  if (item.recommended === 0) return null;
  return (
    <Badge tone="inverse" look="solid">
      {t('item.recommended')}
    </Badge>
  );
}

/** The store with the food mark, then the rating with the labels that are not on the picture. */
function StoreAndRating({ item, look, hidesStore = false }: Pick<Props, 'item' | 'look' | 'hidesStore'>) {
  const isOnPicture = look === 'tall' && item.final_price >= item.price;
  const labels = markTexts({ ...item, recommended: isOnPicture ? 0 : item.recommended });
  return (
    <>
      {!hidesStore && (
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft">
          <VegMark veg={item.veg} />
          <span className="truncate">{item.store_name}</span>
        </p>
      )}
      <p className="dotted flex min-w-0 items-center text-xs whitespace-nowrap text-ink-soft">
        <span className="flex shrink-0 items-center gap-1.5">
          {hidesStore && <VegMark veg={item.veg} />}
          <ItemRating item={item} />
        </span>
        {labels.map((label) => (
          <span key={label} className="truncate">
            {label}
          </span>
        ))}
      </p>
    </>
  );
}

/** At the bottom of the card, so that the prices of a row align. */
function PriceLine({ item, add, hidesDiscount, hasDiscount }: Omit<Props, 'title'> & { hasDiscount?: boolean }) {
  return (
    <div className="mt-auto flex min-h-9 items-end justify-between gap-2 pt-1.5">
      {/* On a phone the open quantity control covers the price. */}
      <div className="min-w-0 max-sm:group-has-[[role=group]]:invisible">
        <span className="flex flex-wrap items-center gap-x-2">
          <PriceTag price={item.price} finalPrice={item.final_price} />
          {hasDiscount && !hidesDiscount && <DiscountBadge item={item} look="soft" />}
        </span>
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
      name={item.name}
      alt=""
      sizes={sizes}
      maxWidth={640}
      isEager={isFirst}
      className="transition-transform duration-(--duration-slow) ease-swift motion-safe:group-hover:scale-[1.04]"
    />
  );
}
