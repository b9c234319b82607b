import type { Config, Landing } from '@rialto/contract/content.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { useRouteLoaderData } from 'react-router';
import type { PageScope } from './session/page-scope.ts';

/** What every page is given by the root: the shop, its modules and the visitor's scope. */
export type RootData = {
  scope: PageScope;
  config: Config;
  landing: Landing;
  modules: Module[];
};

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('This part is used outside of the root route');
  return data;
}

/** The module the visitor is in, if it works where they are. */
export function useCurrentModule(): Module | null {
  const { modules, scope } = useRootData();
  return modules.find(({ id }) => id === scope.moduleId) ?? null;
}

export function useHasLocation(): boolean {
  return useRootData().scope.zoneIds.length > 0;
}
