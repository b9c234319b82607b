import type { Item } from '@rialto/contract/shapes/item.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { ITEM_GRID } from '../../../tiles/lists/grids.ts';

/** Dishes show their text beside the picture; shop items are picture first. */
export function lookOf(moduleType: ModuleType): 'wide' | 'tall' {
  return moduleType === 'food' ? 'wide' : 'tall';
}

export function gridClassOf(moduleType: ModuleType): string {
  return GRIDS[lookOf(moduleType)];
}

const GRIDS = {
  // The cart takes a column of wide screens.
  wide: 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 wide:grid-cols-3 min-[87.5rem]:grid-cols-2',
  tall: `${ITEM_GRID} min-[87.5rem]:grid-cols-4`,
};

/** The columns of a section: short sections share a row on a wide screen. */
export function spanOf(count: number, moduleType: ModuleType): string {
  const widest = lookOf(moduleType) === 'wide' ? 2 : 3;
  return count > widest ? 'col-span-full' : classNames('col-span-full', SPANS[count]);
}

const SPANS = ['', 'sm:col-span-1', 'sm:col-span-2', 'sm:col-span-3'];

type Props = { items: readonly Item[]; moduleType: ModuleType; discount: StoreDetail['discount'] };

/** Whether the item has exactly the discount that the top of the store page states. */
export function hasStoreDiscount(item: Item, discount: StoreDetail['discount']): boolean {
  return item.discount_type === 'percent' && item.discount === discount?.discount;
}

/** Uses the columns of the parent grid. */
const SUBGRID = 'col-span-full grid grid-cols-subgrid gap-y-3 sm:gap-y-4';

export function ItemGrid({ items, moduleType, discount }: Props) {
  return (
    <ul className={SUBGRID}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemTile
            item={item}
            look={lookOf(moduleType)}
            hidesStore
            hidesOpening
            hidesDiscount={hasStoreDiscount(item, discount)}
          />
        </li>
      ))}
    </ul>
  );
}
