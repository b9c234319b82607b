import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SocialProvider } from '../../identity-settings.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
export type Signing = { keys: Keys; otherKeys: Keys; issuer: string; claims: JWTPayload; now: number };

export type FakeProvider = {
  settings: SocialProvider;
  /** Makes the ID token of the next exchange from the claims that a correct provider would sign. */
  answerWith(make: (signing: Signing) => Promise<string> | string): void;
  nonceOf(authorizationUrl: string): void;
  exchanged: URLSearchParams[];
  close(): Promise<void>;
};

/** A provider with real keys whose ID tokens a test can forge. */
export async function fakeProvider(): Promise<FakeProvider> {
  const [keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const exchanged: URLSearchParams[] = [];
  let nonce = '';
  let issuer = '';
  let make: (signing: Signing) => Promise<string> | string = validToken;
  const idToken = () => {
    const claims = { sub: 'fake-1', nonce, email: 'fake@example.com', email_verified: true };
    return make({ keys, otherKeys, issuer, claims, now: Math.floor(Date.now() / 1_000) });
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      if (path === '/token') exchanged.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      void answerTo(path).then((body) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      );
    });
  });
  const answerTo = async (path: string): Promise<object> => {
    if (path === '/keys') return { keys: [jwk] };
    if (path === '/token') return { id_token: await idToken(), access_token: 'x', token_type: 'Bearer' };
    const urls = {
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    return { issuer, ...urls };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    settings: { medium: 'fake', name: 'Fake', issuer, clientId: 'rialto', clientSecret: null },
    answerWith: (given) => (make = given),
    nonceOf: (authorizationUrl) => (nonce = new URL(authorizationUrl).searchParams.get('nonce') ?? ''),
    exchanged,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The ID token of a correct provider. */
export function validToken({ keys, issuer, claims, now }: Signing): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience('rialto')
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(keys.privateKey);
}
