import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Coins, Zap } from 'lucide-react';
import { useMoney } from '../../../words/money.ts';
import { discountText, localText } from '../offer-words.ts';
import type { PreviewProps } from './preview-props.ts';

export function BannerPreview({ draft, title, isArabic }: PreviewProps) {
  const url = (isArabic && draft.pictureArUrl) || draft.pictureUrl;
  return <Image src={url} alt={title} sizes="320px" ratio="5 / 2" className="w-full rounded-lg" />;
}

export function CampaignPreview({ draft, title, text }: PreviewProps) {
  return (
    <article className="overflow-hidden rounded-lg border border-hairline bg-surface">
      <Image src={draft.pictureUrl} name={title} alt="" sizes="320px" ratio="16 / 9" className="w-full" />
      <div className="p-4">
        <h3 className="text-lg font-bold text-ink">{title}</h3>
        {text && <p className="mt-1 line-clamp-3 text-sm text-ink-soft">{text}</p>}
        {draft.form.ends && (
          <p className="mt-2 text-sm font-medium text-accent-text">
            {t('console.offers_until', { to: localText(draft.form.ends) })}
          </p>
        )}
      </div>
    </article>
  );
}

/** A price that was lowered, beside the former one. */
function Price({ price, type, discount }: { price: number; type: string; discount: number }) {
  const money = useMoney();
  const off = Math.min(price, type === 'amount' ? discount : (price * discount) / 100);
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-lg font-extrabold text-ink tabular-nums">{money(price - off)}</span>
      {off > 0 && <s className="text-sm text-ink-faint tabular-nums">{money(price)}</s>}
    </p>
  );
}

type CardProps = {
  url: string | null;
  name: string;
  store: string;
  price: number;
  type: string;
  discount: number;
  stock?: number | null;
};

function ItemCard({ url, name, store, price, type, discount, stock }: CardProps) {
  const money = useMoney();
  return (
    <article className="overflow-hidden rounded-lg border border-hairline bg-surface">
      <div className="relative">
        <Image src={url} name={name} alt="" sizes="220px" ratio="4 / 3" className="w-full" />
        {discount > 0 && (
          <span className="absolute start-2.5 top-2.5">
            <Badge tone="accent" look="solid">
              {`−${discountText(type, discount, money)}`}
            </Badge>
          </span>
        )}
      </div>
      <div className="flex flex-col gap-1 p-3">
        <h3 className="truncate font-semibold text-ink">{name}</h3>
        {store && <p className="truncate text-sm text-ink-soft">{store}</p>}
        <Price price={price} type={type} discount={discount} />
        {stock && <ProgressBar value={0} max={stock} label={t('console.offers_left', { count: stock })} />}
      </div>
    </article>
  );
}

export function ItemPreview({ draft, choices, title }: PreviewProps) {
  const { price, discount_type: type = 'percent', discount, store_id: storeId } = draft.form;
  const store = choices.stores.find(({ id }) => id === storeId)?.name ?? '';
  const card = { name: title, store, price: price ?? 0, type, discount: discount ?? 0 };
  return <ItemCard {...card} url={draft.pictureUrl} />;
}

const MOST_SHOWN = 2;

export function FlashPreview({ draft, title }: PreviewProps) {
  const items = draft.form.items ?? [];
  return (
    <section>
      <h3 className="mb-3 flex items-center gap-2 text-lg font-bold text-ink">
        <Zap className="size-5 text-accent-text" aria-hidden />
        {title}
      </h3>
      <div className="grid grid-cols-2 gap-3">
        {items.slice(0, MOST_SHOWN).map(({ item_id, discount_type: type, discount, stock }) => {
          const item = draft.items.find(({ id }) => id === item_id);
          if (!item) return null;
          const { name, store_name: store, price, picture_url: url } = item;
          return <ItemCard key={item_id} {...{ url, name, store, price, type, discount, stock }} />;
        })}
      </div>
      {items.length === 0 && <p className="text-sm text-ink-soft">{t('console.offers_no_items_yet')}</p>}
      {items.length > MOST_SHOWN && (
        <p className="mt-2 text-sm text-ink-soft">{t('console.offers_more', { count: items.length - MOST_SHOWN })}</p>
      )}
    </section>
  );
}

const NOTCHES =
  'before:absolute before:start-26 before:-top-2 before:size-4 before:rounded-full before:bg-sunken ' +
  'after:absolute after:start-26 after:-bottom-2 after:size-4 after:rounded-full after:bg-sunken';

export function CouponPreview({ draft, title }: PreviewProps) {
  const money = useMoney();
  const { code, coupon_kind: kind, discount_type: type = 'percent', discount, minimum } = draft.form;
  const worth =
    kind === 'free_delivery' ? t('console.offers_coupon_delivery') : `−${discountText(type, discount ?? 0, money)}`;
  return (
    <article className={`relative flex items-stretch rounded-lg bg-surface ${NOTCHES}`}>
      <div className="grid w-28 shrink-0 place-items-center border-e-2 border-dashed border-hairline p-3 text-center">
        <p className="text-xl leading-tight font-extrabold text-accent-text">{worth}</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2.5 p-4">
        <div>
          <h3 className="line-clamp-2 font-semibold text-ink">{title}</h3>
          <p className="mt-0.5 text-xs text-ink-soft">
            {minimum ? t('console.offers_from_amount', { amount: money(minimum) }) : t('console.offers_any_amount')}
          </p>
        </div>
        <code dir="ltr" className="rounded-md border border-dashed border-outline px-3 py-1 text-sm font-bold text-ink">
          {code || 'CODE'}
        </code>
      </div>
    </article>
  );
}

export function CashbackPreview({ draft, title }: PreviewProps) {
  const money = useMoney();
  const { discount_type: type = 'percent', discount, minimum, maximum } = draft.form;
  return (
    <article className="flex items-center gap-4 rounded-lg bg-surface p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Coins className="size-6" aria-hidden />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="text-sm text-ink-soft">
          {[
            discountText(type, discount ?? 0, money),
            minimum ? t('console.offers_from_amount', { amount: money(minimum) }) : t('console.offers_any_amount'),
            maximum ? t('console.offers_up_to', { amount: money(maximum) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
