import {
  listConsoleBrands,
  listConsoleCategories,
  listConsoleConditions,
  listSellingModules,
  type ConsoleCategory,
} from '@rialto/contract/calls/console/categories.ts';
import { listConsoleStores, type ListedStore } from '@rialto/contract/calls/console/stores.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import { nameIn } from '../../words/name-in.ts';

const MOST_STORES = 500;
const FRESH_MS = 60_000;

export function useStores(): readonly ListedStore[] {
  const query = queryOf(listConsoleStores, { query: { limit: MOST_STORES } });
  return useQuery({ ...query, staleTime: FRESH_MS }).data?.stores ?? [];
}

export function useModules() {
  return useQuery({ ...queryOf(listSellingModules, {}), staleTime: FRESH_MS }).data?.modules ?? [];
}

export function useCategories(moduleId: number | undefined): readonly ConsoleCategory[] {
  const input = moduleId === undefined ? {} : { query: { module_id: moduleId } };
  return useQuery({ ...queryOf(listConsoleCategories, input), staleTime: FRESH_MS }).data?.categories ?? [];
}

export function useBrands(moduleId: number | undefined) {
  const input = moduleId === undefined ? {} : { query: { module_id: moduleId } };
  return useQuery({ ...queryOf(listConsoleBrands, input), staleTime: FRESH_MS }).data?.brands ?? [];
}

export function useConditions() {
  return useQuery({ ...queryOf(listConsoleConditions, {}), staleTime: FRESH_MS }).data?.conditions ?? [];
}

/** Categories as options of a select: each followed by its subcategories. */
export function categoryOptions(categories: readonly ConsoleCategory[]): { value: string; label: string }[] {
  const top = categories.filter(({ parent_id }) => parent_id === null);
  return top.flatMap((parent) => [
    { value: String(parent.id), label: nameIn(parent.name) },
    ...categories
      .filter(({ parent_id }) => parent_id === parent.id)
      .map((child) => ({ value: String(child.id), label: `${nameIn(parent.name)} › ${nameIn(child.name)}` })),
  ]);
}
