import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiDocs } from './api-docs.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@scalar/fastify-api-reference', (importOriginal) => {
  loaded();
  return importOriginal();
});

test('API-01 the viewer of the API is loaded only when its script is requested', async () => {
  const http = Fastify();
  onTestFinished(() => http.close());
  await apiDocs(http, { publicUrl: 'http://shop.example' });
  expect((await http.inject('/docs')).statusCode).toBe(200);
  expect(loaded).not.toHaveBeenCalled();
  const script = await http.inject('/docs/viewer/js/scalar.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).toContain('api-reference');
  expect(loaded).toHaveBeenCalledTimes(1);
});
