import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { readConfig } from '@rialto/contract/calls/content.ts';
import { lookupZone } from '@rialto/contract/calls/geo.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import type { FastifyInstance } from 'fastify';
import type { FetchApi } from '../pages/in-process-api.ts';
import { AT_ONCE, type Pictures } from './open-pictures.ts';

type Shop = { http: FastifyInstance; fetchApi: FetchApi };

/** Draws the pictures of a new demo city in the order in which its first visitor will see them. */
export async function drawAhead(shop: Shop, draw: Pictures['drawAhead'], signal: AbortSignal): Promise<void> {
  const ids = firstPictures(shop);
  const drawNext = async () => {
    for await (const id of ids) {
      if (signal.aborted) return;
      // One that cannot be drawn stops no other; whoever asks for it is told.
      await draw(id).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
}

/** What the pages themselves show: the front page, then each home, from top to bottom. */
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

/** The home of each module, as a browser in the middle of the city asks for it. */
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
