import type { BrandId, CategoryId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import { part } from '@rialto/database/part.ts';
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
  storeId: StoreId;
  moduleId: ModuleId;
  zoneId: ZoneId;
  categoryId: CategoryId;
  parentCategoryId: number;
  brandId: BrandId | null;
  priceMinor: number;
  finalPriceMinor: number;
  discountType: DiscountType;
  discount: number;
  storeDiscountPercent: number;
  flashDiscountType: DiscountType;
  flashDiscount: number;
  stock: number | null;
  maximumCartQuantity: number | null;
  soldOutUntil: Date | null;
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

/** The columns of an ItemRow, for a statement that selects from `items i`. */
export const itemColumns = part`
  i.id, i.slug, i.name_en as "nameEn", i.name_ar as "nameAr", i.picture, i.unit_en as "unitEn", i.unit_ar as "unitAr",
  i.store_id as "storeId", i.module_id as "moduleId", i.zone_id as "zoneId", i.category_id as "categoryId",
  i.parent_category_id as "parentCategoryId", i.brand_id as "brandId", i.price_minor as "priceMinor",
  i.final_price_minor as "finalPriceMinor", i.discount_type as "discountType", i.discount,
  i.store_discount_percent as "storeDiscountPercent", i.flash_discount_type as "flashDiscountType",
  i.flash_discount as "flashDiscount",
  case when i.has_stock then coalesce((select sum(v.stock) from inventory v where v.item_id = i.id), 0) end as stock,
  i.maximum_cart_quantity as "maximumCartQuantity", i.sold_out_until as "soldOutUntil", i.available::text as available, i.veg as "isVeg",
  i.halal as "isHalal", i.organic as "isOrganic", i.recommended as "isRecommended",
  i.prescription_required as "needsPrescription", i.has_options as "hasOptions", i.rating_total as "ratingTotal",
  i.rating_count as "ratingCount", i.created_at as "createdAt"`;

export type ItemDetailRow = ItemRow & {
  descriptionEn: string;
  descriptionAr: string | null;
  gallery: string[];
  foodVariations: FoodVariation[];
  choiceOptions: ChoiceOption[];
  variations: Variation[];
  /** By variation; '' is the whole item. */
  stocks: Record<string, number>;
  addOns: { id: number; nameEn: string; nameAr: string | null; priceMinor: number }[];
  brand: { id: number; nameEn: string; nameAr: string | null } | null;
  condition: { id: number; nameEn: string; nameAr: string | null } | null;
  wishlistCount: number;
  /** Reviews by their number of stars, and ratings without a review. */
  ratings: number[];
  unreviewedRatings: number[];
};

/** The parts of an item's page that stay the same until its version changes. */
export type ItemVersion = Omit<ItemDetailRow, 'stocks' | 'wishlistCount' | 'ratings'>;

/** The values of something sold without brand, marks, ratings, own stock list or add-ons, such as a campaign's item. */
export const plainItem = {
  unitEn: null,
  unitAr: null,
  brandId: null,
  storeDiscountPercent: 0,
  flashDiscountType: 'percent',
  flashDiscount: 0,
  soldOutUntil: null,
  isHalal: false,
  isOrganic: false,
  isRecommended: false,
  needsPrescription: false,
  ratingTotal: 0,
  ratingCount: 0,
  wishlistCount: 0,
  ratings: [0, 0, 0, 0, 0],
  unreviewedRatings: [0, 0, 0, 0, 0],
  gallery: [],
  choiceOptions: [],
  variations: [],
  stocks: {},
  addOns: [],
  brand: null,
  condition: null,
} satisfies Partial<ItemDetailRow>;
