import { IN_PROCESS_HEADER } from '@rialto/server/api.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

export type FetchApi = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Lets pages call the API in the same process: same routes and checks, no socket. `remoteAddress` is the network address
 * that the API sees.
 */
export function inProcessApi(http: FastifyInstance, secret: string, remoteAddress?: string): FetchApi {
  return async (url, init) => {
    const options: InjectOptions = {
      method: init.method ?? 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), [IN_PROCESS_HEADER]: secret },
    };
    if (remoteAddress !== undefined) options.remoteAddress = remoteAddress;
    if (typeof init.body === 'string') options.payload = init.body;
    if (init.body instanceof FormData) await addForm(options, init.body);
    const answer = await http.inject(options);
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
      headers: {
        'content-type': 'application/json',
        'content-length': String(answer.rawPayload.length),
        'x-request-id': String(answer.headers['x-request-id']),
      },
    });
  };
}

/** A form with files, such as the photo of a simulated courier. */
async function addForm(options: InjectOptions, body: FormData): Promise<void> {
  const form = new Response(body);
  options.headers = { ...options.headers, 'content-type': form.headers.get('content-type') ?? '' };
  options.payload = Buffer.from(await form.arrayBuffer());
}
