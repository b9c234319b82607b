import type { ListedItem } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Link } from 'react-router';
import { useMoney } from '../../words/use-money.ts';
import { useSellOut } from './use-sell-out.ts';

/** The columns of the list; on a narrow screen store, category and stock are below the name. */
export const COLUMNS =
  'grid grid-cols-[2.75rem_3rem_1fr_auto] items-center gap-x-3 lg:gap-x-4 lg:grid-cols-[2.75rem_3rem_minmax(0,1fr)_10rem_9rem_6rem_7rem_10rem]';

type Props = { item: ListedItem | undefined; isChosen: boolean; onChoose: (item: ListedItem) => void };

export function ItemRow({ item, isChosen, onChoose }: Props) {
  if (!item)
    return (
      <div className={`${COLUMNS} h-full px-3`}>
        <Skeleton className="col-span-full h-10" />
      </div>
    );
  return (
    <div className={`${COLUMNS} h-full border-b border-hairline px-3 hover:bg-wash`}>
      <span role="cell" className="grid place-items-center">
        <input
          type="checkbox"
          className="check"
          checked={isChosen}
          aria-label={t('console.catalogue_choose', { name: item.name })}
          onChange={() => onChoose(item)}
        />
      </span>
      <span role="cell">
        <Image src={item.picture?.url} name={item.name} alt="" sizes="48px" ratio="1" className="size-12 rounded-md" />
      </span>
      <span role="cell" className="min-w-0">
        <Link to={`/items/${item.id}`} className="block truncate font-semibold text-ink hover:underline">
          {item.name}
        </Link>
        <span className="block truncate text-sm text-ink-soft lg:hidden">
          {item.store_name} · <Price item={item} />
        </span>
      </span>
      <span role="cell" className="truncate text-sm text-ink-soft max-lg:hidden">
        {item.store_name}
      </span>
      <span role="cell" className="truncate text-sm text-ink-soft max-lg:hidden">
        {item.category_name}
      </span>
      <span role="cell" className="text-end text-sm tabular-nums max-lg:hidden">
        <Price item={item} />
      </span>
      <span role="cell" className="max-lg:hidden">
        <StateBadge item={item} />
      </span>
      <span role="cell" className="flex justify-end">
        <SellOutButton item={item} />
      </span>
    </div>
  );
}

function Price({ item }: { item: ListedItem }) {
  const money = useMoney();
  if (item.final_price === item.price) return <>{money(item.price)}</>;
  return (
    <>
      <s className="text-ink-faint">{money(item.price)}</s> {money(item.final_price)}
    </>
  );
}

/** From here on the badge warns that the stock runs out. */
const FEW = 5;

function StateBadge({ item }: { item: ListedItem }) {
  if (!item.active) return <Badge>{t('console.catalogue_inactive')}</Badge>;
  if (item.sold_out_until) return <Badge tone="warning">{t('console.catalogue_sold_out')}</Badge>;
  if (item.stock === 0) return <Badge tone="danger">{t('console.catalogue_stock_out')}</Badge>;
  if (item.stock !== null)
    return (
      <Badge tone={item.stock <= FEW ? 'warning' : 'success'}>
        {t('console.catalogue_in_stock', { count: item.stock })}
      </Badge>
    );
  return <Badge tone="success">{t('console.catalogue_active')}</Badge>;
}

function SellOutButton({ item }: { item: ListedItem }) {
  const { sellOut, isRunning } = useSellOut();
  const isSoldOut = item.sold_out_until !== null;
  if (!item.active)
    return (
      <span className="lg:hidden">
        <StateBadge item={item} />
      </span>
    );
  return (
    <Button kind="secondary" size="sm" isLoading={isRunning} onClick={() => sellOut(item, !isSoldOut)}>
      {isSoldOut ? t('console.catalogue_sell_again') : t('console.catalogue_sell_out')}
      <span className="sr-only">: {item.name}</span>
    </Button>
  );
}
