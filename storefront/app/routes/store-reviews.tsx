import { loadReviews } from '../features/store-info/load-reviews.ts';
import { readPageNumber } from '../platform/page-number.ts';
import { loadStorePart } from '../sections/store/load-store-part.server.ts';
import { StoreReviews } from '../sections/store/store-reviews.tsx';
import type { Route } from './+types/store-reviews';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { call, store } = await loadStorePart(request, context, params.id);
  return loadReviews(call, store.id, readPageNumber(new URL(request.url).searchParams));
}

export default function StoreReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <StoreReviews list={loaderData} />;
}
