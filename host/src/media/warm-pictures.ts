import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { createCaller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';
import { readConfig } from '@rialto/contract/calls/content.ts';
import { lookupZone } from '@rialto/contract/calls/geo.ts';
import { listModules } from '@rialto/contract/calls/modules.ts';
import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import type { FastifyInstance } from 'fastify';
import type { FetchApi } from '../pages/in-process-api.ts';
import { chosenWidth, type Screen } from './chosen-width.ts';
import type { Pictures } from './open-pictures.ts';
import type { PictureVariant } from './picture-variant.ts';

type Shop = { http: FastifyInstance; fetchApi: FetchApi };

/** The screens of most visitors. */
const screens: Screen[] = [
  { width: 390, density: 2 },
  { width: 1440, density: 1 },
];

/**
 * Draws the pictures of a new demo city in the order in which its first visitor sees them: one at a time, so that this
 * visitor has the other core.
 */
export async function warmPictures(shop: Shop, draw: Pictures['warm'], signal: AbortSignal): Promise<void> {
  for await (const variant of firstPictures(shop)) {
    if (signal.aborted) return;
    // A failure does not stop the others; a request for this picture reports it.
    await draw(variant, signal).catch(() => undefined);
  }
}

/** The pictures of the pages: the landing page, then each home page, from top to bottom. */
async function* firstPictures({ http, fetchApi }: Shop): AsyncGenerator<PictureVariant> {
  const drawn = new Set<string>();
  for (const page of [{ url: '/' }, ...(await homes(fetchApi))]) {
    const { body } = await http.inject(page);
    for (const variant of variantsIn(body)) {
      const name = `${variant.id}/${variant.width}`;
      if (drawn.has(name)) continue;
      drawn.add(name);
      yield variant;
    }
  }
}

function variantsIn(html: string): PictureVariant[] {
  return [...html.matchAll(/<img [^>]*>/g)].flatMap(([image]) => {
    const [, id] = /\/media\/([a-z0-9-]+)/.exec(image) ?? [];
    const [, srcset = ''] = /srcset="([^"]*)"/i.exec(image) ?? [];
    const [, sizes = '100vw'] = /sizes="([^"]*)"/.exec(image) ?? [];
    if (id === undefined) return [];
    return screens.map((screen) => ({ id, width: chosenWidth(srcset, sizes, screen), format: 'avif' as const }));
  });
}

type Page = { url: string; headers: { cookie: string } };

/** The home page of each module, as a browser in the middle of the city requests it. */
async function homes(fetchApi: FetchApi): Promise<Page[]> {
  const scope: CallScope = { language: 'en', zoneIds: [], moduleId: null, point: null };
  const call = createCaller({ fetch: fetchApi, scope: () => scope });
  const { default_location: point } = await call(readConfig, {});
  const zone = await call(lookupZone, { query: point }).catch(unlessRefused);
  // A new shop delivers nowhere yet.
  if (!zone) return [];
  Object.assign(scope, { zoneIds: zone.zone_id, point });
  const modules = await call(listModules, {});
  return modules.map(({ id: moduleId }) => ({
    url: '/home',
    headers: { cookie: `${SCOPE_COOKIE}=${scopeCookieValue({ ...scope, moduleId })}` },
  }));
}

function unlessRefused(thrown: unknown): null {
  if (thrown instanceof CallRefused) return null;
  throw thrown;
}
