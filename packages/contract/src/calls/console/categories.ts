import Type, { type Static, type TProperties, type TObject } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { changeId, nameTexts, pictureId, shownPicture } from '../../shapes/console/fields.ts';
import { orNull } from '../../shapes/fields.ts';
import { id } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { moduleTypes, type ModuleType } from '../../shapes/module.ts';

const group = 'console';
const params = input({ id });
const moduleType = Type.Unsafe<ModuleType>(Type.Union(moduleTypes.map((name) => Type.Literal(name))));

const shared = { name: nameTexts, picture: pictureId, active: Type.Boolean() };
const shown = {
  ...shared,
  id: Type.Integer(),
  slug: Type.String(),
  picture: Type.Union([shownPicture, Type.Null()]),
  item_count: Type.Integer(),
};
const partial = <P extends TProperties>(properties: P) =>
  Type.Partial(Type.Object(properties, { additionalProperties: false }), { additionalProperties: false });
const changed = <T extends TObject>(entry: T) => Type.Object({ change_id: changeId, entry });

const module = Type.Object({ id: Type.Integer(), type: moduleType, name: Type.String(), active: Type.Boolean() });
export type SellingModule = Static<typeof module>;

export const listSellingModules = endpoint({
  method: 'GET',
  path: '/console/selling-modules',
  group,
  summary: 'The modules that sell items, also inactive ones.',
  needs: ['staff:catalogue'],
  reply: Type.Object({ modules: Type.Array(module) }),
});

const category = Type.Object({
  ...shown,
  module_id: Type.Integer(),
  parent_id: orNull(Type.Integer()),
  featured: Type.Boolean(),
  position: Type.Integer(),
});
export type ConsoleCategory = Static<typeof category>;
const categoryFields = { ...shared, parent_id: orNull(id), featured: Type.Boolean() };

export const listConsoleCategories = endpoint({
  method: 'GET',
  path: '/console/categories',
  group,
  summary: 'All categories in their order, also inactive ones.',
  needs: ['staff:catalogue'],
  query: input({ module_id: Type.Optional(id) }),
  reply: Type.Object({ categories: Type.Array(category) }),
});

export const addCategory = endpoint({
  method: 'POST',
  path: '/console/categories',
  group,
  summary: 'A new category at the end of its level.',
  needs: ['staff:stores'],
  body: Type.Object(
    { ...partial(categoryFields).properties, module_id: id, name: nameTexts },
    { additionalProperties: false },
  ),
  reply: category,
  refuses: ['module_unknown', 'category_unknown', 'category_nested', 'picture_unknown'],
});

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/console/categories/{id}',
  group,
  summary: 'Changes the given fields of a category.',
  needs: ['staff:stores'],
  params,
  body: partial(categoryFields),
  reply: changed(category),
  refuses: ['not_found', 'category_unknown', 'category_nested', 'picture_unknown'],
});

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/console/category-order',
  group,
  summary: 'Sets the order of the categories of one level.',
  needs: ['staff:stores'],
  body: input({ ids: Type.Array(id, { minItems: 1, maxItems: 500, uniqueItems: true }) }),
  reply: Type.Object({ change_id: changeId }),
  refuses: ['not_found'],
});

const brand = Type.Object({ ...shown, module_id: Type.Integer() });
export type ConsoleBrand = Static<typeof brand>;

export const listConsoleBrands = endpoint({
  method: 'GET',
  path: '/console/brands',
  group,
  summary: 'All brands by name, also inactive ones.',
  needs: ['staff:catalogue'],
  query: input({ module_id: Type.Optional(id) }),
  reply: Type.Object({ brands: Type.Array(brand) }),
});

export const addBrand = endpoint({
  method: 'POST',
  path: '/console/brands',
  group,
  summary: 'A new brand.',
  needs: ['staff:stores'],
  body: Type.Object({ ...partial(shared).properties, module_id: id, name: nameTexts }, { additionalProperties: false }),
  reply: brand,
  refuses: ['module_unknown', 'picture_unknown'],
});

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/console/brands/{id}',
  group,
  summary: 'Changes the given fields of a brand.',
  needs: ['staff:stores'],
  params,
  body: partial(shared),
  reply: changed(brand),
  refuses: ['not_found', 'picture_unknown'],
});

const condition = Type.Object(shown);
export type ConsoleCondition = Static<typeof condition>;

export const listConsoleConditions = endpoint({
  method: 'GET',
  path: '/console/conditions',
  group,
  summary: 'All common conditions of the pharmacy, also inactive ones.',
  needs: ['staff:catalogue'],
  reply: Type.Object({ conditions: Type.Array(condition) }),
});

export const addCondition = endpoint({
  method: 'POST',
  path: '/console/conditions',
  group,
  summary: 'A new common condition.',
  needs: ['staff:stores'],
  body: Type.Object({ ...partial(shared).properties, name: nameTexts }, { additionalProperties: false }),
  reply: condition,
  refuses: ['picture_unknown'],
});

export const changeCondition = endpoint({
  method: 'PUT',
  path: '/console/conditions/{id}',
  group,
  summary: 'Changes the given fields of a common condition.',
  needs: ['staff:stores'],
  params,
  body: partial(shared),
  reply: changed(condition),
  refuses: ['not_found', 'picture_unknown'],
});
