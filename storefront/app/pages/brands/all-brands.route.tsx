import { listBrands } from '@rialto/contract/calls/categories.ts';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { BrandsPage } from './brands-page.tsx';
import { requireModule } from '../../shared/require-module.ts';
import { sortBrands } from './sort-brands.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import type { Route } from './+types/all-brands.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireModule(request, context);
  const brands = await apiOf(request, context)(listBrands, {});
  if (brands.length === 0) throw redirect(paths.home);
  const isReversed = new URL(request.url).searchParams.get('sort') === 'z-a';
  return { brands: sortBrands(brands, readPageScope(request).language, isReversed), isReversed };
}

export default function AllBrands({ loaderData }: Route.ComponentProps) {
  return <BrandsPage {...loaderData} />;
}
