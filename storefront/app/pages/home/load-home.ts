import type { Caller } from '@rialto/api-client/caller.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { homeCalls, type Given, type HomeCall } from './frame/home-calls.ts';

/**
 * `now` is awaited and rendered with the page, `soon` is streamed. Blocks further down are loaded by the browser when
 * they come near the screen.
 */
const plan: Record<ModuleType, { now: HomeCall[]; soon: HomeCall[] }> = {
  food: { now: ['banners', 'categories', 'cashback', 'stores'], soon: ['campaigns'] },
  grocery: { now: ['banners', 'categories', 'cashback', 'specialOffers'], soon: ['coupons'] },
  pharmacy: { now: ['banners', 'categories', 'cashback', 'conditions'], soon: ['campaigns'] },
  ecommerce: { now: ['banners', 'categories', 'cashback', 'campaigns'], soon: ['brands'] },
  parcel: { now: ['banners', 'parcelCategories'], soon: ['whyChoose', 'explanation'] },
};

export async function loadHome(call: Caller, type: ModuleType): Promise<Given> {
  // A failed block does not fail the page: the browser loads it again.
  const ask = (name: HomeCall): Promise<unknown> => homeCalls[name](call).catch(() => undefined);
  const soon = plan[type].soon.map((name) => [name, ask(name)] as const);
  const now = await Promise.all(plan[type].now.map(async (name) => [name, await ask(name)] as const));
  return Object.fromEntries<unknown>([...now, ...soon]);
}
