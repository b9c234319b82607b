import { listCategories } from '@rialto/contract/calls/categories.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { CategoriesPage } from './categories-page.tsx';
import { requireModule } from '../../shared/require-module.ts';
import type { Route } from './+types/categories.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireModule(request, context);
  return { categories: await apiOf(request, context)(listCategories, {}) };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} />;
}
