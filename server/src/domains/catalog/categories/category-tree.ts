import type { Language } from '@rialto/contract/http/languages.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { estimateBytes } from '../../../platform/cache/estimate-bytes.ts';
import { textIn } from '../../../platform/wire-values.ts';
import { isId } from '../../../platform/id-or-slug.ts';
import { activeCategories, type CategoryRow } from './categories.sql.ts';

/** `place` is the position among all categories. */
export type CategoryNode = CategoryRow & { place: number; children: CategoryNode[] };

export type CategoryTree = {
  byId: ReadonlyMap<number, CategoryNode>;
  find(moduleId: ModuleId, idOrSlug: string): CategoryNode | null;
  roots(moduleId: ModuleId): CategoryNode[];
};
export type Categories = { tree(): Promise<CategoryTree> };

const CACHE_SECONDS = 300;

/** Categories are few and every card names one, so each node caches them until they change. */
export function openCategories(app: App): Categories {
  const tree = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['categories'],
    load: async (db) => buildTree(await activeCategories(db)),
    bytesOf: ({ byId }) => estimateBytes(byId),
  });
  return { tree };
}

function buildTree(rows: CategoryRow[]): CategoryTree {
  const nodes = rows.map((row, place): CategoryNode => ({ ...row, place, children: [] }));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) if (node.parentId !== null) byId.get(node.parentId)?.children.push(node);
  return {
    byId,
    find: (moduleId, idOrSlug) => {
      const found = isId(idOrSlug)
        ? byId.get(Number(idOrSlug))
        : nodes.find((node) => node.slug === idOrSlug && node.moduleId === moduleId);
      return found?.moduleId === moduleId ? found : null;
    },
    roots: (moduleId) => nodes.filter((node) => node.moduleId === moduleId && node.parentId === null),
  };
}

/** A category and everything under it: choosing a parent chooses its children (SEA-06). */
export function withChildren(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withChildren)];
}

export function categoryName(category: CategoryRow, language: Language): string {
  return textIn(language, category.nameEn, category.nameAr);
}
