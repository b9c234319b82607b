import { listModules } from '@rialto/contract/calls/modules.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../platform/api/api.server.ts';
import { paths } from '../platform/navigation/paths.ts';
import { readPageScope } from '../platform/session/page-scope.ts';

/** The module whose things a page lists. Before it is known where to and what, nothing can be listed. */
export async function requireModule(request: Request, context: Readonly<RouterContextProvider>): Promise<Module> {
  const { zoneIds, moduleId } = readPageScope(request);
  if (zoneIds.length === 0) throw redirect(paths.landing);
  const modules = await apiOf(request, context)(listModules, {});
  const module = modules.find(({ id }) => id === moduleId);
  if (!module || module.module_type === 'parcel') throw redirect(paths.home);
  return module;
}
