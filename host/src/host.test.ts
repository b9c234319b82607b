import { connect as openSocket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHost, type TestHost } from './testing/open-test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test.each([
  '/healthz',
  '/api/v1/config',
  '/api/v1/nothing',
  '/api/openapi.json',
  '/api/docs',
  '/media/nothing',
  '/api/v1/pages/%ff',
])('the response of %s has the security headers and a request id', async (path) => {
  const answer = await fetch(host.url + path);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject(everywhere);
  expect(headers['content-security-policy']).toMatch(/script-src '?(nonce-|none)|default-src 'none'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('every response has its own nonce', async () => {
  const nonce = async () =>
    /nonce-([^']+)/.exec((await fetch(`${host.url}/api/docs`)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await nonce()).toMatch(/\S/);
  expect(await nonce()).not.toBe(await nonce());
});

test('health and readiness respond', async () => {
  expect(await (await fetch(`${host.url}/healthz`)).json()).toEqual({ status: 'alive' });
  expect(await (await fetch(`${host.url}/readyz`)).json()).toEqual({ status: 'ready' });
});

test('a response is compressed if the client accepts it', async () => {
  const answer = await fetch(`${host.url}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

/** Sends raw bytes and returns the server's response. */
function speak(text: string, then?: (write: (more: string) => void) => void): Promise<string> {
  const { port, hostname } = new URL(host.url);
  return new Promise((resolve) => {
    const socket = openSocket(Number(port), hostname);
    let said = '';
    socket.on('data', (data) => (said += data.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', () => resolve(said));
    socket.write(text);
    then?.((more) => socket.writable && socket.write(more));
  });
}

test('bytes that are not HTTP get the standard error body', async () => {
  const said = await speak('HELLO\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errors: [{ code: 'malformed_request' }] });
});

test.each(['/api', '/api/v1/nothing', '/api/v1/auth/login', '/api/v2/config?x=1'])(
  'GET %s, which does not exist, gets the standard error body',
  async (path) => {
    const answer = await fetch(host.url + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'not_found' }] });
  },
);

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])('%s of a page is refused with 405', async (method) => {
  const said = await speak(`${method} /home HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 405 /);
  expect(said).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
  expect(said).toContain('method_not_allowed');
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s of a call is refused with 404', async (method) => {
  const said = await speak(`${method} /api/v1/config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 404 /);
  expect(said).toContain('"code":"not_found"');
});

test('endless headers are refused with 431', async () => {
  const said = await speak(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 431 /);
});

test('a slow request is closed within 15 seconds, in its head or its body', async () => {
  const began = Date.now();
  const drip = (piece: string) => (write: (more: string) => void) => {
    const timer = setInterval(() => write(piece), 500);
    setTimeout(() => clearInterval(timer), 16_000).unref();
  };
  const [head, body] = await Promise.all([
    speak('GET / HTTP/1.1\r\n', drip('x: y\r\n')),
    speak(
      'POST /api/v1/newsletter/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n',
      drip(' '),
    ),
  ]);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(body).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
