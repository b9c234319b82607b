import { column } from '../columns/column.ts';
import { whole, yesNo } from '../columns/number-kinds.ts';
import { pictureName } from '../columns/picture-kinds.ts';
import { key, optionalKey, optionalText, text } from '../columns/text-kinds.ts';
import type { Entity } from './entity.ts';

const MAX_NAME = 120;
const MAX_POSITION = 1_000_000;

export const externalId = (example: string) => column('external_id', { field: 'key', example, isRequired: true }, key);
export const nameEn = (example: string) =>
  column('name_en', { field: 'nameEn', example, isRequired: true }, text(MAX_NAME));
export const nameAr = (example: string) => column('name_ar', { field: 'nameAr', example }, optionalText(MAX_NAME));
export const pictureNamed = (name: string, field: string, example: string) =>
  column(name, { field, example }, pictureName);
export const module = column('module', { field: 'module', example: 'Food', isRequired: true }, key);
export const flag = (name: string, field: string, example = 'no') => column(name, { field, example }, yesNo);
const position = column('position', { field: 'position', example: '1' }, whole(0, MAX_POSITION));
const active = flag('active', 'isActive', 'yes');

const shown = { nameAr: null, picture: null, isActive: true };

export const brands: Entity = {
  name: 'brands',
  columns: [
    externalId('gram-farm'),
    module,
    nameEn('Gram Farm'),
    nameAr('مزرعة جرام'),
    pictureNamed('picture', 'picture', 'gram-farm.png'),
    active,
  ],
  defaults: shown,
};

export const conditions: Entity = {
  name: 'conditions',
  columns: [
    externalId('headache'),
    nameEn('Headache'),
    nameAr('صداع'),
    pictureNamed('picture', 'picture', 'headache.png'),
    position,
    active,
  ],
  defaults: { ...shown, position: 0 },
};

export const categories: Entity = {
  name: 'categories',
  columns: [
    externalId('soups'),
    module,
    column('parent', { field: 'parent', example: '' }, optionalKey),
    nameEn('Soups'),
    nameAr('شوربات'),
    pictureNamed('picture', 'picture', 'soups.jpg'),
    flag('featured', 'isFeatured'),
    position,
    active,
  ],
  defaults: { ...shown, parent: null, isFeatured: false, position: 0 },
};
