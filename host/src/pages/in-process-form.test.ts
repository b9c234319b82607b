import { acceptMultipart } from '@rialto/server/platform/http/multipart.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inProcessApi } from './in-process-api.ts';

test('COU-05 a form with a photo is sent inside the process as over a socket', async () => {
  const http = Fastify();
  await acceptMultipart(http);
  http.post('/step', async (request) => {
    const names: string[] = [];
    for await (const part of request.parts()) {
      names.push(part.type === 'file' ? `${part.fieldname} ${(await part.toBuffer()).length}` : part.fieldname);
    }
    return { names };
  });
  const form = new FormData();
  form.append('step', 'deliver');
  form.append('photo[]', new Blob([Buffer.alloc(105)], { type: 'image/png' }));
  const answer = await inProcessApi(http, 'secret')('/step', { method: 'POST', body: form });
  expect(await answer.json()).toEqual({ names: ['step', 'photo[] 105'] });
  await http.close();
});

test('a reply in the same process states its size, by which pages bound what they keep', async () => {
  const http = Fastify();
  http.get('/api/v1/config', () => ({ name: 'ريالتو' }));
  const response = await inProcessApi(http, 'a secret')('/api/v1/config', {});
  const body = await response.arrayBuffer();
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  await http.close();
});
