import { column } from '../columns/column.ts';
import { amount, discount, optionalWhole, optionalYesNo } from '../columns/number-kinds.ts';
import { addOnLines, choiceLines, optionLines, stockLines, variationLines } from '../columns/option-kinds.ts';
import { pictureNames } from '../columns/picture-kinds.ts';
import { key, optionalKey, optionalText, text } from '../columns/text-kinds.ts';
import { dailySpans } from '../columns/time-kinds.ts';
import type { Entity } from './entity.ts';
import { flag, nameAr, nameEn, pictureNamed } from './shelves.ts';

const MAX_DESCRIPTION = 5_000;
const MAX_UNIT = 60;
const MAX_GALLERY = 10;
const MAX_QUANTITY = 9_999;

export const items: Entity = {
  name: 'items',
  columns: [
    column('sku', { field: 'key', example: 'SOUP-1', isRequired: true }, key),
    column('store', { field: 'store', example: 'corner-kitchen', isRequired: true }, key),
    column('category', { field: 'category', example: 'soups', isRequired: true }, key),
    nameEn('Lentil soup'),
    nameAr('شوربة عدس'),
    column('description_en', { field: 'descriptionEn', example: 'With lemon and cumin' }, text(MAX_DESCRIPTION)),
    column('description_ar', { field: 'descriptionAr', example: 'بالليمون والكمون' }, optionalText(MAX_DESCRIPTION)),
    column('price', { field: 'priceMinor', example: '4.50', isRequired: true }, amount),
    column('discount', { field: 'discount', example: '10%' }, discount),
    column('unit_en', { field: 'unitEn', example: 'bowl' }, optionalText(MAX_UNIT)),
    column('unit_ar', { field: 'unitAr', example: 'طبق' }, optionalText(MAX_UNIT)),
    column('brand', { field: 'brand' }, optionalKey),
    column('condition', { field: 'condition' }, optionalKey),
    column(
      'options',
      { field: 'options', example: 'Size|الحجم (one, required): Small|صغير = 0.00; Large|كبير = 2.50' },
      optionLines,
    ),
    column('choices', { field: 'choices' }, choiceLines),
    column('variations', { field: 'variations' }, variationLines),
    column('add_ons', { field: 'addOns', example: 'Extra bread|خبز إضافي = 0.50' }, addOnLines),
    column('stock', { field: 'stock' }, stockLines),
    column('max_per_order', { field: 'maximumCartQuantity' }, optionalWhole(1, MAX_QUANTITY)),
    column('available', { field: 'available', example: '11:00-23:00' }, dailySpans),
    column('veg', { field: 'isVeg', example: 'yes' }, optionalYesNo),
    flag('halal', 'isHalal', 'yes'),
    flag('organic', 'isOrganic'),
    flag('recommended', 'isRecommended'),
    flag('prescription', 'needsPrescription'),
    pictureNamed('picture', 'picture', 'lentil-soup.jpg'),
    column('gallery', { field: 'gallery' }, pictureNames(MAX_GALLERY)),
    flag('active', 'isActive', 'yes'),
  ],
  defaults: {
    nameAr: null,
    descriptionEn: '',
    descriptionAr: null,
    discount: { type: 'percent', value: 0 },
    unitEn: null,
    unitAr: null,
    brand: null,
    condition: null,
    options: [],
    choices: [],
    variations: [],
    addOns: [],
    stock: null,
    maximumCartQuantity: null,
    available: null,
    isVeg: null,
    isHalal: false,
    isOrganic: false,
    isRecommended: false,
    needsPrescription: false,
    picture: null,
    gallery: [],
    isActive: true,
  },
};
