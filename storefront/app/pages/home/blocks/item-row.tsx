import type { Item } from '@rialto/contract/shapes/item.ts';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { ITEM_COLUMNS, Slides } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

const SEEN = 5;

type Props = { label: string; items: readonly Item[]; rows?: 1 | 2; loops?: boolean; isPlaying?: boolean };

/** A carousel of items. */
export function ItemRow({ items, rows = 1, ...props }: Props) {
  const shown = useAllAfterHydration(items, SEEN * rows);
  return (
    <Slides {...props} columns={rows === 2 ? `grid-rows-2 ${ITEM_COLUMNS}` : ITEM_COLUMNS}>
      {shown.map((item) => (
        <ItemTile key={item.id} item={item} />
      ))}
    </Slides>
  );
}
