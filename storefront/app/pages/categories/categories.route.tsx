import { listCategories } from '@rialto/contract/calls/categories.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { CategoriesPage } from './categories-page.tsx';
import { moduleToShop } from '../../shared/module-to-shop.ts';
import type { Route } from './+types/categories.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  await moduleToShop(request, context);
  return { categories: await apiOf(request, context)(listCategories, {}) };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} />;
}
