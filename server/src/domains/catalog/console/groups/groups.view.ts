import type { ConsoleBrand, ConsoleCategory, ConsoleCondition } from '@rialto/contract/calls/console/categories.ts';
import { shownPicture } from '../stores/console-store.view.ts';
import type { BrandRow, CategoryRow, GroupRow } from './groups.sql.ts';

/** What staff enter about a group; the log of changes holds the same fields. */
export type GroupFields = { name: { en: string; ar: string | null }; picture: string | null; active: boolean };
export type CategoryFields = GroupFields & { parent_id: number | null; featured: boolean };

export function groupFields({ nameEn, nameAr, picture, isActive }: GroupRow): GroupFields {
  return { name: { en: nameEn, ar: nameAr }, picture, active: isActive };
}

export function categoryFields(row: CategoryRow): CategoryFields {
  return { ...groupFields(row), parent_id: row.parentId, featured: row.isFeatured };
}

export function groupRecord({ name, picture, active }: GroupFields) {
  return { nameEn: name.en, nameAr: name.ar, picture, isActive: active };
}

export function consoleCondition(row: GroupRow, { media }: { media: string }): ConsoleCondition {
  const { id, slug, itemCount } = row;
  return { ...groupFields(row), id, slug, item_count: itemCount, picture: shownPicture(media, row.picture) };
}

export function consoleBrand(row: BrandRow, view: { media: string }): ConsoleBrand {
  return { ...consoleCondition(row, view), module_id: row.moduleId };
}

export function consoleCategory(row: CategoryRow, view: { media: string }): ConsoleCategory {
  const { moduleId, position } = row;
  return { ...categoryFields(row), ...consoleCondition(row, view), module_id: moduleId, position };
}
