import type { Category, CategoryChild } from '@rialto/contract/shapes/category.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { BrandRow, ConditionRow } from './categories.sql.ts';
import { categoryName, withChildren, type CategoryNode } from './category-tree.ts';

type Seen = { language: Language; media: string };
type CountOf = (categoryId: number) => number;

export function categoryCard(node: CategoryNode, seen: Seen, countOf: CountOf): Category {
  return {
    ...childCard(node, seen, countOf),
    childes: node.children.map((child) => childCard(child, seen, countOf)),
  };
}

export function childCard(node: CategoryNode, { language, media }: Seen, countOf: CountOf): CategoryChild {
  return {
    id: node.id,
    parent_id: node.parentId ?? 0,
    name: categoryName(node, language),
    slug: node.slug,
    image_full_url: mediaUrl(media, node.picture),
    featured: flag(node.isFeatured),
    items_count: withChildren(node).reduce((total, { id }) => total + countOf(id), 0),
  };
}

export function brandCard(row: BrandRow, seen: Seen) {
  return { ...conditionCard(row, seen), items_count: row.items };
}

export function conditionCard(row: ConditionRow, { language, media }: Seen) {
  return {
    id: row.id,
    name: textIn(language, row.nameEn, row.nameAr),
    slug: row.slug,
    image_full_url: mediaUrl(media, row.picture),
  };
}
