import type { Caller } from '@rialto/api-client/caller.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { loadMenu, loadMenuList, type Menu, type MenuList } from './menu/load-menu.ts';
import { isPlainList, readMenuFilter, type MenuFilter } from './menu/menu-filter.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { loadStorePart } from './load-store-part.server.ts';
import { StoreMenu } from './menu/store-menu.tsx';
import type { Route } from './+types/store-menu.route';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { call, store } = await loadStorePart(request, context, params.id);
  const { searchParams } = new URL(request.url);
  const filter = readMenuFilter(searchParams);
  // Awaited, because nothing could stream in without scripts. If it fails, the store itself still shows.
  const content = await contentOf(call, store, filter, readPageNumber(searchParams)).catch(() => null);
  return { filter, content };
}

function contentOf(call: Caller, store: StoreDetail, filter: MenuFilter, page: number): Promise<Menu | MenuList> {
  return isPlainList(filter) ? loadMenuList(call, store.id, filter, page) : loadMenu(call, store, filter.type);
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export default function StoreMenuRoute({ loaderData }: Route.ComponentProps) {
  return <StoreMenu {...loaderData} />;
}
