import type { Category, CategoryChild } from '@rialto/contract/shapes/category.ts';
import type { CategoryId } from '@rialto/database/ids.ts';
import { flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BrandRow, ConditionRow } from './categories.sql.ts';
import { categoryName, withChildren, type CategoryNode } from './category-tree.ts';

type CountOf = (categoryId: CategoryId) => number;

export function categoryCard(node: CategoryNode, viewer: Viewer, countOf: CountOf): Category {
  return {
    ...childCard(node, viewer, countOf),
    childes: node.children.map((child) => childCard(child, viewer, countOf)),
  };
}

export function childCard(node: CategoryNode, { language, media }: Viewer, countOf: CountOf): CategoryChild {
  return {
    id: node.id,
    parent_id: node.parentId ?? 0,
    name: categoryName(node, language),
    slug: node.slug,
    image: node.picture,
    image_full_url: mediaUrl(media, node.picture),
    featured: flag(node.isFeatured),
    items_count: withChildren(node).reduce((total, { id }) => total + countOf(id), 0),
  };
}

export function brandCard(row: BrandRow, viewer: Viewer) {
  return { ...conditionCard(row, viewer), items_count: row.items };
}

export function conditionCard(row: ConditionRow, { language, media }: Viewer) {
  return {
    id: row.id,
    name: textIn(language, row.nameEn, row.nameAr),
    slug: row.slug,
    image_full_url: mediaUrl(media, row.picture),
  };
}
