import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { removePageHeaders } from '../http/security-headers.ts';
import { iconNames, shopIcon, type IconName } from './shop-icon.ts';

const DAY_SECONDS = 86_400;

/** The shop's icon in the sizes that devices request, at /icons/{name}.png. Each is rendered once. */
export function iconRoutes(http: FastifyInstance, markFile: string): void {
  const drawn = new Map<IconName, Promise<Buffer>>();
  http.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const name = iconNames.find((known) => `${known}.png` === request.params.file);
    if (!name) throw new RefusalError({ code: 'not_found' });
    const icon = drawn.get(name) ?? readFile(markFile).then((mark) => shopIcon(mark, name));
    drawn.set(name, icon);
    icon.catch(() => drawn.delete(name));
    const png = await icon;
    return removePageHeaders(reply)
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('image/png')
      .send(png);
  });
}
