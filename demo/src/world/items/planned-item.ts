import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import type { Words } from '../../goods/goods.ts';
import type { Shift } from '../opening-hours.ts';
import type { ItemDiscount } from './item-discount.ts';
import type { ItemPictures } from './item-pictures.ts';
import type { Stock } from './item-stock.ts';

/** One thing that one store sells, as its rows will say it. */
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
    /** What a running flash sale takes off. */
    flashDiscountType: DiscountType;
    flashDiscount: number;
    choiceOptions: ChoiceOption[];
    variations: Variation[];
    foodVariations: FoodVariation[];
    /** None where nothing is counted, as in kitchens. */
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
