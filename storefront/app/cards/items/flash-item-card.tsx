import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { ItemCard } from './item-card.tsx';
import { numberText } from '../../words/number-text.ts';

/** An item of a flash sale with its total, sold and remaining stock. */
export type FlashEntry = { item: Item; sold: number; stock: number; available_stock: number };

type Props = {
  entry: FlashEntry;
  look?: 'tall' | 'wide';
  title: ReactNode;
  actions?: ReactNode;
  isFirst?: boolean;
};

/** An item of a flash sale with a progress bar of sold stock (ITM-05, HOM-09). */
export function FlashItemCard({ entry, ...props }: Props) {
  const { item, available_stock } = entry;
  // Only the stock of the sale counts here, not the store's.
  const stock = available_stock === 0 ? 0 : item.stock;
  return (
    <ItemCard item={{ ...item, stock }} {...props}>
      <SoldBar entry={entry} />
    </ItemCard>
  );
}

function SoldBar({ entry: { sold, stock, available_stock } }: { entry: FlashEntry }) {
  const soldText = t('flash.sold', { count: sold });
  return (
    <div className="mt-1.5 flex flex-col gap-1.5">
      <ProgressBar
        label={t('flash.progress')}
        value={sold}
        max={stock}
        valueText={t('flash.sold_of', { sold: numberText(sold), stock: numberText(stock) })}
        className="h-1.5"
      />
      <p className="flex justify-between gap-2 text-xs text-ink-soft tabular-nums">
        <span>{soldText}</span>
        <span className="font-semibold text-ink">
          {available_stock === 0 ? t('item.out_of_stock') : t('flash.left', { count: available_stock })}
        </span>
      </p>
    </div>
  );
}
