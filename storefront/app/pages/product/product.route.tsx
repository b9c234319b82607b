import type { Caller } from '@rialto/api-client/caller.ts';
import { listRelatedItems, listStoreItems, readItem } from '@rialto/contract/calls/items.ts';
import { readItemCampaign } from '@rialto/contract/calls/offers.ts';
import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import { readStore } from '@rialto/contract/calls/stores.ts';
import { data, redirect } from 'react-router';
import { loadItemReviews } from './load-item-reviews.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { resolveWithin } from '../../platform/api/resolve-within.server.ts';
import { ProductPage } from './product-page.tsx';
import type { Route } from './+types/product.route';

const RELATED = 12;
const STREAM_AFTER_MS = 120;
const NO_REVIEWS = { reviews: [], total: 0 };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (!/^[a-z0-9-]{1,140}$/.test(params.id)) throw data(null, { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const isCampaign = searchParams.get('product_type') === 'campaign';
  const item = await apiOf(request, context)(isCampaign ? readItemCampaign : readItem, { params: { id: params.id } });
  if (item.slug && item.slug !== params.id) throw redirect(`${paths.product(item)}${search}`, 301);
  // A shared link must also work at another location or without one.
  const call = apiOf(request, context, { zoneIds: [item.zone_id], moduleId: item.module_id });
  const page = readPageNumber(searchParams);
  const [store, parts] = await Promise.all([
    call(readStore, { params: { id: item.store_slug } }),
    resolveWithin(STREAM_AFTER_MS, {
      reviews: isCampaign ? Promise.resolve(NO_REVIEWS) : loadItemReviews(call, item.id, page),
      related: relatedItems(call, item, isCampaign),
    }),
  ]);
  return { item, isCampaign, store, page, now: context.get(pageContext).clock().getTime(), ...parts };
}

async function relatedItems(call: Caller, item: ItemDetail, isCampaign: boolean): Promise<Item[]> {
  // Campaign items have no related items, so the store's items are used.
  const { products } = isCampaign
    ? await call(listStoreItems, { query: { store_id: item.store_id, limit: RELATED } })
    : await call(listRelatedItems, { params: { id: item.slug }, query: { limit: RELATED } });
  return products;
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
}
