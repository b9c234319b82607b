import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import type { Span } from '@rialto/rules/store/hours.ts';

/** What a card of an item is made of, beside its store and its categories, which each node knows. */
export type ItemRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  unitEn: string | null;
  unitAr: string | null;
  storeId: number;
  moduleId: number;
  zoneId: number;
  categoryId: number;
  parentCategoryId: number;
  brandId: number | null;
  priceMinor: number;
  finalPriceMinor: number;
  discountType: DiscountType;
  discount: number;
  storeDiscountPercent: number;
  flashDiscountType: DiscountType;
  flashDiscount: number;
  stock: number | null;
  maximumCartQuantity: number | null;
  available: Span[] | null;
  isVeg: boolean | null;
  isHalal: boolean;
  isOrganic: boolean;
  isRecommended: boolean;
  needsPrescription: boolean;
  hasOptions: boolean;
  ratingTotal: number;
  ratingCount: number;
  createdAt: Date;
};

export type ItemDetailRow = ItemRow & {
  descriptionEn: string;
  descriptionAr: string | null;
  gallery: string[];
  foodVariations: FoodVariation[];
  choiceOptions: ChoiceOption[];
  variations: Variation[];
  stocks: { key: string; stock: number }[];
  addOns: { id: number; nameEn: string; nameAr: string | null; priceMinor: number }[];
  brand: { id: number; nameEn: string; nameAr: string | null } | null;
  condition: { id: number; nameEn: string; nameAr: string | null } | null;
  ratings: number[];
};
