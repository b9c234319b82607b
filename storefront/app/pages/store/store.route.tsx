import { listModules } from '@rialto/contract/calls/modules.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageContext } from '../../platform/page/page-context.ts';
import { loadStorePart } from './load-store-part.server.ts';
import { StoreFrame } from './store-frame.tsx';
import { storeJsonLd } from '../../tiles/breadcrumb/store-json-ld.ts';
import { storeWords } from './store-words.ts';
import type { Route } from './+types/store.route';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { store, call } = await loadStorePart(request, context, params.id);
  const { pathname, search } = new URL(request.url);
  if (store.slug && store.slug !== params.id) {
    throw redirect(`${pathname.replace(params.id, store.slug)}${search}`, 301);
  }
  const module = (await call(listModules, {})).find(({ id }) => id === store.module_id);
  if (!module) throw data(null, { status: 404 });
  const { clock, publicUrl } = context.get(pageContext);
  return {
    store,
    moduleType: module.module_type,
    words: storeWords(store, clock()),
    jsonLd: storeJsonLd(store, module.module_type, publicUrl),
  };
}

/** The menu filter does not change the store. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = change;
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentParams['id'] !== nextParams['id'];
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreFrame {...loaderData} />;
}
