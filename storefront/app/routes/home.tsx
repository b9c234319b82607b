import { listPopularStores } from '@rialto/contract/stores.ts';
import { listModules } from '@rialto/contract/modules.ts';
import { t } from '@rialto/messages/text.ts';
import { redirect } from 'react-router';
import { apiOf } from '../platform/api.server.ts';
import { paths } from '../platform/paths.ts';
import { useRootData } from '../platform/root-data.ts';
import { readPageScope } from '../platform/session/page-scope.ts';
import { HomeHero } from '../sections/home/home-hero.tsx';
import { ModuleQuestion } from '../sections/home/module-question.tsx';
import { PopularStores } from '../sections/home/popular-stores.tsx';
import type { Route } from './+types/home';

const STORES = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, moduleId } = readPageScope(request);
  // Nothing can be shown before it is known where to.
  if (zoneIds.length === 0) throw redirect(paths.landing);
  const call = apiOf(request, context);
  const modules = await call(listModules, {});
  const module = modules.find(({ id }) => id === moduleId);
  if (!module) return { module: null, stores: [] };
  const { stores } = await call(listPopularStores, { query: { type: 'all', limit: STORES, offset: 1 } });
  return { module, stores };
}

export default function Home({ loaderData: { module, stores } }: Route.ComponentProps) {
  const { config } = useRootData();
  if (!module) return <ModuleQuestion />;
  return (
    <>
      <title>{t('title.home', { module: module.module_name, name: config.business_name })}</title>
      <HomeHero />
      <PopularStores module={module} stores={stores} />
    </>
  );
}
