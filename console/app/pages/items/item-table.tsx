import type { ListedItem } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ItemFilter } from './item-filter.ts';
import { COLUMNS, ItemRow } from './item-row.tsx';
import { isChosen, type ItemSelection } from './item-selection.ts';
import { useItemsAt } from './use-item-pages.ts';

const ROW_HEIGHT = 68;
const OVERSCAN = 8;

type Props = {
  filter: ItemFilter;
  total: number;
  selection: ItemSelection;
  onChoose: (item: ListedItem) => void;
};

/** A table of any length: only the rows on the screen exist, and their pages are loaded when they are shown. */
export function ItemTable({ filter, total, selection, onChoose }: Props) {
  const boxRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => boxRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const rows = virtualizer.getVirtualItems();
  const items = useItemsAt(
    filter,
    rows.map(({ index }) => index),
  );
  return (
    <div
      role="table"
      aria-label={t('console.catalogue_items')}
      aria-rowcount={total + 1}
      className="overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <div role="rowgroup" className="border-b border-hairline bg-sunken text-sm font-semibold text-ink-soft">
        <TableHead />
      </div>
      <div ref={boxRef} className="h-[max(24rem,calc(100dvh-22rem))] overflow-y-auto" tabIndex={0} role="rowgroup">
        <div className="relative" role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {rows.map(({ index, start, size }) => {
            const item = items.get(index);
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                className="absolute inset-x-0"
                style={{ height: size, transform: `translateY(${start}px)` }}
              >
                <ItemRow item={item} isChosen={item ? isChosen(selection, item.id) : false} onChoose={onChoose} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function TableHead() {
  const hidden = 'max-lg:hidden';
  return (
    <div role="row" aria-rowindex={1} className={`${COLUMNS} min-h-10 px-3`}>
      <span role="columnheader" className="sr-only">
        {t('console.catalogue_choice')}
      </span>
      <span role="columnheader" className="col-start-2">
        <span className="sr-only">{t('console.catalogue_picture_column')}</span>
      </span>
      <span role="columnheader">{t('console.catalogue_name')}</span>
      <span role="columnheader" className={hidden}>
        {t('console.catalogue_store')}
      </span>
      <span role="columnheader" className={hidden}>
        {t('console.catalogue_category')}
      </span>
      <span role="columnheader" className={`${hidden} text-end`}>
        {t('console.catalogue_price')}
      </span>
      <span role="columnheader" className={hidden}>
        {t('console.catalogue_state')}
      </span>
      <span role="columnheader">
        <span className="sr-only">{t('console.catalogue_sold_out')}</span>
      </span>
    </div>
  );
}
