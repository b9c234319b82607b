import { listModules } from '@rialto/contract/calls/modules.ts';
import { lazy, Suspense, useEffect } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';
import { clearParcelSelection } from '../../platform/session/parcel-selection.ts';
import { loadSearch } from '../search/load-search.ts';
import { SearchPage } from '../search/search-page.tsx';
import { isResultsChange } from '../search/is-results-change.ts';
import type { Route } from './+types/home.route';

// Rarely shown, so it is loaded lazily.
const loadQuestion = async () => (await import('./module-question.tsx')).ModuleQuestion;
const ModuleQuestion = import.meta.env.SSR
  ? await loadQuestion()
  : lazy(async () => ({ default: await loadQuestion() }));

/** The home page of the module, or search results if the URL has data_type (HOM-02). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, moduleId, interests } = readPageScope(request);
  // Content depends on the location, so one is required.
  if (zoneIds.length === 0) throw redirect(paths.landing);
  const call = apiOf(request, context);
  const [results, modules] = await Promise.all([loadSearch(request, context), call(listModules, {})]);
  const module = modules.find(({ id }) => id === moduleId);
  if (!module) return { kind: 'question' as const };
  if (results) return { kind: 'results' as const, results };
  return { kind: 'home' as const, module, given: await loadHome(call, module.module_type, interests) };
}

export function shouldRevalidate(move: ShouldRevalidateFunctionArgs): boolean {
  return isResultsChange(move) ? false : shouldRevalidateUnlessDialog(move);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  // Entering a home discards an earlier parcel selection (HOM-03).
  useEffect(clearParcelSelection, []);
  switch (loaderData.kind) {
    case 'question':
      return (
        <Suspense fallback={null}>
          <ModuleQuestion />
        </Suspense>
      );
    case 'results':
      return <SearchPage data={loaderData.results} />;
    case 'home':
      return <HomePage module={loaderData.module} given={loaderData.given} />;
  }
}
