import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { oidcClient } from './oidc-client.ts';

const request = { state: 'state', nonce: 'nonce', challenge: 'challenge' };

/** A client whose provider responds with this listener. */
async function clientOf(respond: (issuer: string) => RequestListener) {
  const server = createServer((incoming, response) => respond(issuer)(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const provider = { medium: 'test', name: 'Test', issuer, clientId: 'rialto', clientSecret: null };
  return oidcClient(provider, 'http://shop.example/auth/social');
}

const document = (issuer: string, more: object = {}) =>
  JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, ...more });

test('T50 a discovery document is read once and reused', async () => {
  const paths: string[] = [];
  const client = await clientOf((issuer) => (incoming, response) => {
    paths.push(incoming.url ?? '');
    response.setHeader('content-type', 'application/json').end(document(issuer));
  });
  const url = new URL(await client.authorizationUrl(request));
  await client.authorizationUrl(request);
  expect(paths).toEqual(['/.well-known/openid-configuration']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'rialto',
    redirect_uri: 'http://shop.example/auth/social',
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  });
});

test('T50 a failed discovery is repeated at the next sign-in', async () => {
  let isDown = true;
  const client = await clientOf((issuer) => (_incoming, response) => {
    response.statusCode = isDown ? 503 : 200;
    response.setHeader('content-type', 'application/json').end(document(issuer));
  });
  await expect(client.authorizationUrl(request)).rejects.toThrow();
  isDown = false;
  expect(await client.authorizationUrl(request)).toContain('/auth?');
});

test('T50 a redirect from the provider is not followed', async () => {
  const paths: string[] = [];
  const client = await clientOf((issuer) => (incoming, response) => {
    paths.push(incoming.url ?? '');
    if (incoming.url === '/elsewhere') response.setHeader('content-type', 'application/json').end(document(issuer));
    else response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(client.authorizationUrl(request)).rejects.toThrow();
  expect(paths).toEqual(['/.well-known/openid-configuration']);
});

test('T50 a response over 100 kB is refused', async () => {
  const client = await clientOf((issuer) => (_incoming, response) => {
    response.setHeader('content-type', 'application/json').end(document(issuer, { padding: 'x'.repeat(100_000) }));
  });
  await expect(client.authorizationUrl(request)).rejects.toMatchObject({
    cause: { message: 'the answer is larger than 100000 bytes' },
  });
});

test('T50 a discovery document of another issuer is refused', async () => {
  const client = await clientOf((issuer) => (_incoming, response) => {
    response.setHeader('content-type', 'application/json').end(document(`${issuer}/`));
  });
  await expect(client.authorizationUrl(request)).rejects.toThrow(/issuer/);
});
