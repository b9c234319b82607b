import { listCategories } from '@rialto/contract/calls/categories.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import type { Category, CategoryChild } from '@rialto/contract/shapes/category.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import type { RouterContextProvider } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';

/** A category with its top-level category. */
export type FoundCategory = {
  category: CategoryChild;
  /** The top-level category, which may be the category itself. */
  top: Category;
  module: Module;
  /** The scope it was found in: the visitor's own where possible. */
  elsewhere: { zoneIds: number[]; moduleId: number };
};

/** Finds a category by slug or id, first in the visitor's module, then in the others, so that shared links work. */
export async function findCategory(
  request: Request,
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<FoundCategory | null> {
  const { zoneIds, moduleId } = readPageScope(request);
  const modules = await apiOf(request, context)(listModules, {});
  const ownFirst = modules.toSorted((a, b) => Number(b.id === moduleId) - Number(a.id === moduleId));
  for (const module of ownFirst) {
    if (module.module_type === 'parcel') continue;
    const elsewhere = {
      zoneIds: zoneIds.length > 0 ? zoneIds : module.zones.map(({ id }) => id),
      moduleId: module.id,
    };
    const categories = await apiOf(request, context, elsewhere)(listCategories, {});
    const found = named(idOrSlug, categories);
    if (found) return { ...found, module, elsewhere };
  }
  return null;
}

function named(idOrSlug: string, categories: Category[]): Pick<FoundCategory, 'category' | 'top'> | null {
  const isNamed = ({ id, slug }: CategoryChild) => slug === idOrSlug || String(id) === idOrSlug;
  for (const top of categories) {
    const category = isNamed(top) ? top : top.childes.find(isNamed);
    if (category) return { category, top };
  }
  return null;
}
