import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { readConfig } from '@rialto/contract/calls/content.ts';
import { lookupZone } from '@rialto/contract/calls/geo.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import type { FastifyInstance } from 'fastify';
import type { FetchApi } from '../pages/in-process-api.ts';
import { CONCURRENCY, type Pictures } from './open-pictures.ts';

type Shop = { http: FastifyInstance; fetchApi: FetchApi };

/** Draws the pictures of a new demo city in the order in which its first visitor sees them. */
export async function warmPictures(shop: Shop, draw: Pictures['warm'], signal: AbortSignal): Promise<void> {
  const ids = firstPictures(shop);
  const drawNext = async () => {
    for await (const id of ids) {
      if (signal.aborted) return;
      // A failure does not stop the others; a request for this picture reports it.
      await draw(id).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, drawNext));
}

/** The pictures of the pages: the landing page, then each home page, from top to bottom. */
async function* firstPictures({ http, fetchApi }: Shop): AsyncGenerator<string> {
  const shown = new Set<string>();
  for (const page of [{ url: '/' }, ...(await homes(fetchApi))]) {
    const { body } = await http.inject(page);
    for (const [, id = ''] of body.matchAll(/\/media\/([a-z0-9-]+)/g)) {
      if (shown.has(id)) continue;
      shown.add(id);
      yield id;
    }
  }
}

type Page = { url: string; headers: { cookie: string } };

/** The home page of each module, as a browser in the middle of the city requests it. */
async function homes(fetchApi: FetchApi): Promise<Page[]> {
  const scope: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null };
  const call = createCaller({ fetch: fetchApi, scope: () => scope });
  const { default_location: point } = await call(readConfig, {});
  const { zone_id: zoneIds } = await call(lookupZone, { query: point });
  Object.assign(scope, { zoneIds, point });
  const modules = await call(listModules, {});
  return modules.map(({ id: moduleId }) => ({
    url: '/home',
    headers: { cookie: `${SCOPE_COOKIE}=${scopeCookieValue({ ...scope, moduleId })}` },
  }));
}
