import { data, redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { loadCategoryPage, readCategoryQuery } from './category-list.ts';
import { CategoryPage } from './category-page.tsx';
import { findCategory } from './find-category.ts';
import type { Route } from './+types/category.route';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await findCategory(request, context, params.id);
  if (!found) throw data(null, { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const { category, elsewhere } = found;
  if (category.slug && category.slug !== params.id) throw redirect(`${paths.category(category)}${search}`, 301);
  const query = readCategoryQuery(searchParams);
  const page = readPageNumber(searchParams);
  const call = apiOf(request, context, elsewhere);
  return { ...found, query, page, first: await loadCategoryPage(call, category.id, query, page) };
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
