import type { Item } from '@rialto/contract/shapes/item.ts';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { ITEM_COLUMNS, Slides } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

const SEEN = 5;
/** Beside a picture that takes the place of the fifth column. */
export const FOUR_COLUMNS = 'auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[calc((100%-3rem)/4)]';

type Props = {
  label: string;
  items: readonly Item[];
  rows?: 1 | 2;
  columns?: string | undefined;
  loops?: boolean;
  isPlaying?: boolean;
};

/** A carousel of items. */
export function ItemRow({ items, rows = 1, columns = ITEM_COLUMNS, ...props }: Props) {
  const shown = useAllAfterHydration(items, SEEN * rows);
  return (
    <Slides {...props} columns={rows === 2 ? `grid-rows-2 ${columns}` : columns}>
      {shown.map((item) => (
        <ItemTile key={item.id} item={item} />
      ))}
    </Slides>
  );
}
