import type { BrandId, CategoryId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';

export type ItemSort = 'popular' | 'new' | 'price_low' | 'price_high' | 'rating';

/** The filter of a list of items. Only the zones are required. */
export type ItemFilter = {
  zoneIds: ZoneId[];
  moduleId?: ModuleId;
  storeId?: StoreId;
  /** Only items of these stores, such as those that are open or deliver to the viewer. */
  storeIds?: StoreId[];
  parentCategoryId?: number;
  categoryIds?: CategoryId[];
  brandIds?: BrandId[];
  conditionId?: number;
  hasCondition?: boolean;
  isVeg?: boolean;
  isHalal?: boolean;
  isDiscounted?: boolean;
  isRecommended?: boolean;
  isRated?: boolean;
  minimumRating?: number;
  minimumMinor?: number;
  maximumMinor?: number;
  /** Search within one store: each is the prefix of a word of the name. */
  words?: string[];
  sort: ItemSort;
};
