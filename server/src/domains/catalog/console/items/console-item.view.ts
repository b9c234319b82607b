import type { ConsoleItem, ItemInput } from '@rialto/contract/calls/console/items.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import { amount, minorOf } from '../../../../platform/wire-values.ts';
import { dayWindows, storedWindows } from './day-windows.ts';
import type { ItemRecord, ItemRecordRow } from './item-record.sql.ts';

export type ItemFields = Required<ItemInput>;

/** Percentages are stored in hundredths. */
const PERCENT = 100;

const bothOf = ({ en, ar }: Texts) => ({ en, ar: ar ?? null });
const textsOf = ({ en, ar }: { en: string; ar: string | null }): Texts => (ar === null ? { en } : { en, ar });

/** An item as staff enter it; the log of changes holds the same fields. */
export function itemFields(row: ItemRecordRow, digits: number): ItemFields {
  const hasVariations = row.variations.length > 0;
  return {
    name: { en: row.nameEn, ar: row.nameAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
    unit: row.unitEn === null ? null : { en: row.unitEn, ar: row.unitAr },
    category_id: row.categoryId,
    brand_id: row.brandId,
    condition_id: row.conditionId,
    price: amount(row.priceMinor, digits),
    discount: {
      type: row.discountType,
      value: row.discountType === 'percent' ? row.discount / PERCENT : amount(row.discount, digits),
    },
    stock: row.hasStock && !hasVariations ? (row.stocks[''] ?? 0) : null,
    pictures: row.pictures,
    food_variations: row.foodVariations.map(({ name, type, min, max, isRequired, values }) => ({
      name: bothOf(name),
      type,
      required: isRequired,
      min,
      max,
      values: values.map(({ label, priceMinor, isOff = false }) => ({
        label: bothOf(label),
        price: amount(priceMinor, digits),
        off: isOff,
      })),
    })),
    choice_options: row.choiceOptions.map(({ title, options }) => ({
      title: bothOf(title),
      options: options.map(bothOf),
    })),
    variations: row.variations.map(({ key, label, priceMinor }) => ({
      key,
      label: bothOf(label),
      price: amount(priceMinor, digits),
      stock: row.hasStock ? (row.stocks[key] ?? 0) : null,
    })),
    add_on_ids: row.addOnIds,
    maximum_cart_quantity: row.maximumCartQuantity,
    available: row.available === null ? null : dayWindows(row.available),
    veg: row.isVeg,
    halal: row.isHalal,
    organic: row.isOrganic,
    recommended: row.isRecommended,
    prescription_required: row.needsPrescription,
    active: row.isActive,
  };
}

/** The record of checked fields. */
export function itemRecord(fields: ItemFields, parentCategoryId: number, digits: number): ItemRecord {
  const { discount } = fields;
  return {
    ...{ nameEn: fields.name.en, nameAr: fields.name.ar },
    ...{ descriptionEn: fields.description.en, descriptionAr: fields.description.ar },
    ...{ unitEn: fields.unit?.en ?? null, unitAr: fields.unit?.ar ?? null },
    categoryId: fields.category_id,
    parentCategoryId,
    brandId: fields.brand_id,
    conditionId: fields.condition_id,
    priceMinor: minorOf(fields.price, digits),
    discountType: discount.type,
    discount: discount.type === 'percent' ? Math.round(discount.value * PERCENT) : minorOf(discount.value, digits),
    pictures: fields.pictures,
    foodVariations: fields.food_variations.map(({ name, required, values, ...group }) => ({
      name: textsOf(name),
      ...group,
      isRequired: required,
      values: values.map(({ label, price, off }) => ({
        label: textsOf(label),
        priceMinor: minorOf(price, digits),
        ...(off && { isOff: true }),
      })),
    })),
    choiceOptions: fields.choice_options.map(({ title, options }) => ({
      title: textsOf(title),
      options: options.map(textsOf),
    })),
    variations: fields.variations.map(({ key, label, price }) => ({
      key,
      label: textsOf(label),
      priceMinor: minorOf(price, digits),
    })),
    hasStock: Object.keys(stocksOf(fields)).length > 0,
    maximumCartQuantity: fields.maximum_cart_quantity,
    available: fields.available && storedWindows(fields.available),
    isVeg: fields.veg,
    isHalal: fields.halal,
    isOrganic: fields.organic,
    isRecommended: fields.recommended,
    needsPrescription: fields.prescription_required,
    isActive: fields.active,
  };
}

/** The counted stock by key. With variations each has its own; the item as a whole has none then. */
export function stocksOf({ stock, variations }: Pick<ItemFields, 'stock' | 'variations'>): Record<string, number> {
  if (variations.length === 0) return stock === null ? {} : { '': stock };
  const isCounted = variations.some((variation) => variation.stock !== null);
  return isCounted ? Object.fromEntries(variations.map(({ key, stock: own }) => [key, own ?? 0])) : {};
}

export function consoleItem(row: ItemRecordRow, { digits, media }: { digits: number; media: string }): ConsoleItem {
  return {
    ...itemFields(row, digits),
    id: row.id,
    slug: row.slug,
    store_id: row.storeId,
    module_id: row.moduleId,
    pictures: row.pictures.map((id) => ({ id, url: `${media}${id}` })),
    sold_out_until: row.soldOutUntil && row.soldOutUntil.toISOString(),
  };
}
