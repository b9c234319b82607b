import { loadReviews } from './load-reviews.ts';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { loadStorePart } from './load-store-part.server.ts';
import { StoreReviews } from './store-reviews.tsx';
import type { Route } from './+types/store-reviews.route';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { call, store } = await loadStorePart(request, context, params.id);
  return loadReviews(call, store.id, readPageNumber(new URL(request.url).searchParams));
}

export default function StoreReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <StoreReviews list={loaderData} />;
}
