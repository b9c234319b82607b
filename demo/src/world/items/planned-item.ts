import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import type { Words } from '../../goods/goods.ts';
import type { Shift } from '../opening-hours.ts';
import type { ItemDiscount } from './item-discount.ts';
import type { ItemPictures } from './item-pictures.ts';
import type { Stock } from './item-stock.ts';

/** An item of a store, as its rows will have it. */
export type PlannedItem = ItemDiscount &
  ItemPictures & {
    id: number;
    storeId: number;
    zoneId: number;
    moduleId: number;
    categoryId: number;
    parentCategoryId: number;
    brandId: number | null;
    conditionId: number | null;
    slug: string;
    name: Words;
    about: Words;
    nameSearch: Words;
    moreSearch: Words;
    unit: Words | null;
    priceMinor: number;
    /** The discount of a running flash sale. */
    flashDiscountType: DiscountType;
    flashDiscount: number;
    choiceOptions: ChoiceOption[];
    variations: Variation[];
    foodVariations: FoodVariation[];
    /** Empty if stock is not tracked, as for food. */
    stock: Stock[];
    maximumCartQuantity: number | null;
    available: Shift[] | null;
    veg: boolean | null;
    halal: boolean;
    organic: boolean;
    recommended: boolean;
    prescriptionRequired: boolean;
    orderCount: number;
    ratingCount: number;
    ratingTotal: number;
    createdAt: string;
    addOnIds: number[];
  };

export type PlannedAddOn = { id: number; storeId: number; name: Words; priceMinor: number };
