import type { Caller } from '@rialto/api-client/caller.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { resolveWithin } from '../../platform/api/resolve-within.server.ts';
import { favouritesFirst } from '../../shared/favourites-first.ts';
import { homeCalls, type HomeAnswers, type HomeCall } from './frame/home-calls.ts';

/**
 * `now` is awaited and rendered with the page, `soon` too if it resolves in time, otherwise it is streamed. Blocks
 * further down are loaded by the browser when they come near the screen.
 */
const plan: Record<ModuleType, { now: HomeCall[]; soon: HomeCall[] }> = {
  food: { now: ['banners', 'categories', 'cashback', 'stores'], soon: ['campaigns'] },
  grocery: { now: ['banners', 'categories', 'cashback', 'specialOffers'], soon: ['coupons'] },
  pharmacy: { now: ['banners', 'categories', 'cashback', 'conditions'], soon: ['campaigns'] },
  ecommerce: { now: ['banners', 'categories', 'cashback', 'campaigns'], soon: ['brands'] },
  parcel: { now: ['banners', 'parcelCategories'], soon: ['whyChoose', 'explanation'] },
};

/** A visitor cannot scroll to these blocks earlier. */
const STREAM_AFTER_MS = 120;

export async function loadHome(call: Caller, type: ModuleType, interests: readonly number[]): Promise<HomeAnswers> {
  // A failed block does not fail the page: the browser loads it again.
  const ask = (name: HomeCall): Promise<unknown> => homeCalls[name](call).catch(() => undefined);
  const soon = Object.fromEntries(plan[type].soon.map((name) => [name, ask(name)]));
  const now = await Promise.all(plan[type].now.map(async (name) => [name, await ask(name)] as const));
  const given: HomeAnswers = { ...Object.fromEntries<unknown>(now), ...(await resolveWithin(STREAM_AFTER_MS, soon)) };
  // Without interests the array stays the same object, whose markup is cached.
  if (interests.length === 0 || !Array.isArray(given.categories)) return given;
  return { ...given, categories: favouritesFirst(given.categories, interests) };
}
