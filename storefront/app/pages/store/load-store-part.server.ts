import type { Caller } from '@rialto/api-client/caller.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { readStore } from '@rialto/contract/calls/stores.ts';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';

type StorePart = {
  store: StoreDetail;
  /** Calls the API in the store's own zone, so that it works from anywhere. */ call: Caller;
};

/** Shared start of the store loaders. They run in parallel and share one API response. */
export async function loadStorePart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  idOrSlug: string,
): Promise<StorePart> {
  if (!/^[a-z0-9-]{1,140}$/.test(idOrSlug)) throw data(null, { status: 404 });
  const store = await apiOf(request, context)(readStore, { params: { id: idOrSlug } });
  return { store, call: apiOf(request, context, { zoneIds: [store.zone_id], moduleId: store.module_id }) };
}
