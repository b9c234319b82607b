export type ItemSort = 'popular' | 'new' | 'price_low' | 'price_high' | 'rating';

/** What a list of items is narrowed to. The zones always are; the rest only where it is given. */
export type ItemFilter = {
  zoneIds: number[];
  moduleId?: number;
  storeId?: number;
  /** Only items of these stores: those that are open, or that come to the visitor. */
  storeIds?: number[];
  parentCategoryId?: number;
  categoryIds?: number[];
  brandIds?: number[];
  conditionId?: number;
  hasCondition?: boolean;
  isVeg?: boolean;
  isDiscounted?: boolean;
  isRecommended?: boolean;
  isRated?: boolean;
  minimumRating?: number;
  minimumMinor?: number;
  maximumMinor?: number;
  /** Words inside a store's own list, each the beginning of a word of the name. */
  words?: string[];
  sort: ItemSort;
};
