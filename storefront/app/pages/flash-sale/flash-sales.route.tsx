import { listFlashSales } from '@rialto/contract/calls/offers.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import { data } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { shouldRevalidateUnlessDialog } from '../../platform/navigation/item-dialog.ts';
import { readPageNumber } from '../../platform/navigation/page-number.ts';
import { pageContext } from '../../platform/page/page-context.ts';
import { FlashSalePage } from './flash-sale-page.tsx';
import { loadFlashSale } from './load-flash-sale.ts';
import { requireModule } from '../../shared/require-module.ts';
import { NoFlashSale } from './no-flash-sale.tsx';
import { nullIfNotFound } from '../../platform/api/null-if-not-found.ts';
import type { Route } from './+types/flash-sales.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const module = await requireModule(request, context);
  const call = apiOf(request, context);
  const { searchParams } = new URL(request.url);
  const page = readPageNumber(searchParams);
  const id = readId(searchParams) ?? (await currentSale(call));
  // The API responds with 404 for a sale that is over.
  const first = id === null ? null : await loadFlashSale(call, id, page).catch(nullIfNotFound);
  const answer = { moduleId: module.id, page, first, now: context.get(pageContext).clock().getTime() };
  return first ? answer : data(answer, { status: 404 });
}

export const shouldRevalidate = shouldRevalidateUnlessDialog;

export default function FlashSales({ loaderData }: Route.ComponentProps) {
  const { first, moduleId, ...rest } = loaderData;
  return first ? <FlashSalePage first={first} {...rest} /> : <NoFlashSale moduleId={moduleId} />;
}

function readId(parameters: URLSearchParams): number | null {
  const id = parameters.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

async function currentSale(call: Caller): Promise<number | null> {
  const { id, flash_sales } = await call(listFlashSales, { query: { limit: 2, offset: 1 } });
  return id ?? flash_sales[0]?.id ?? null;
}
