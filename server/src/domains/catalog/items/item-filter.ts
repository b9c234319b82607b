export type ItemSort = 'popular' | 'new' | 'price_low' | 'price_high' | 'rating';

/** The filter of a list of items. Only the zones are required. */
export type ItemFilter = {
  zoneIds: number[];
  moduleId?: number;
  storeId?: number;
  /** Only items of these stores, such as those that are open or deliver to the viewer. */
  storeIds?: number[];
  parentCategoryId?: number;
  categoryIds?: number[];
  brandIds?: number[];
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
