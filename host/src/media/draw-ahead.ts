import { readConfig } from '@rialto/contract/content.ts';
import type { Reply } from '@rialto/contract/endpoint.ts';
import { lookupZone } from '@rialto/contract/geo.ts';
import { headerNames } from '@rialto/contract/headers.ts';
import { listModules } from '@rialto/contract/modules.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/scope-cookie.ts';
import type { FastifyInstance } from 'fastify';
import type { Pictures } from './open-pictures.ts';

const API = '/api/v1';
/** As many as can be drawn at a time. */
const AT_ONCE = 2;

/** Draws the pictures of a new demo city in the order in which its first visitor will see them. */
export async function drawAhead(
  http: FastifyInstance,
  draw: Pictures['drawAhead'],
  signal: AbortSignal,
): Promise<void> {
  const ids = firstPictures(http);
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
async function* firstPictures(http: FastifyInstance): AsyncGenerator<string> {
  const shown = new Set<string>();
  for (const page of [{ url: '/' }, ...(await homes(http))]) {
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
async function homes(http: FastifyInstance): Promise<Page[]> {
  const ask = async <T>(path: string, headers = {}) => (await http.inject({ url: API + path, headers })).json<T>();
  const { default_location: point } = await ask<Reply<typeof readConfig>>(readConfig.path);
  const where = new URLSearchParams({ lat: String(point.lat), lng: String(point.lng) });
  const { zone_id: zoneIds } = await ask<Reply<typeof lookupZone>>(`${lookupZone.path}?${where.toString()}`);
  const inZone = { [headerNames.zoneIds]: JSON.stringify(zoneIds) };
  const modules = await ask<Reply<typeof listModules>>(listModules.path, inZone);
  return modules.map(({ id: moduleId }) => {
    const scope = scopeCookieValue({ language: 'en', zoneIds, point, moduleId });
    return { url: '/home', headers: { cookie: `${SCOPE_COOKIE}=${scope}` } };
  });
}
