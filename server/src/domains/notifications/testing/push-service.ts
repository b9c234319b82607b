import { decrypt } from 'http_ece';
import { compactVerify, importJWK } from 'jose';
import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedPush = { notice: Record<string, string>; headers: IncomingHttpHeaders; claims: Claims };
type Claims = { aud: string; exp: number; sub: string };

/** Push services refuse a token that is valid for longer (RFC 8292). */
const MOST_VALID_SECONDS = 24 * 3_600;

/** A push service in this process that decrypts what it receives and verifies the signature of the shop. */
export async function openPushService(answer: () => number = () => 201) {
  const received: ReceivedPush[] = [];
  const browsers = new Map<string, { keys: ECDH; auth: string }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answer();
      void read(request.url ?? '', request.headers, Buffer.concat(chunks))
        .then((push) => {
          if (status === 201) received.push(push);
          response.writeHead(status).end();
        })
        .catch((thrown: unknown) => response.writeHead(400).end(String(thrown)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function read(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<ReceivedPush> {
    const browser = browsers.get(path);
    if (!browser) throw new Error('No such subscription');
    const text = decrypt(body, { version: 'aes128gcm', privateKey: browser.keys, authSecret: browser.auth });
    return { notice: JSON.parse(text.toString()) as ReceivedPush['notice'], headers, claims: await verify(headers) };
  }

  return {
    url,
    received,
    /** A new subscription, as a browser would create it; the text is what it sends to the shop. */
    subscribe(): string {
      const keys = createECDH('prime256v1');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const auth = randomBytes(16).toString('base64url');
      const p256dh = keys.generateKeys('base64url');
      browsers.set(path, { keys, auth });
      return JSON.stringify({ endpoint: url + path, expirationTime: null, keys: { p256dh, auth } });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** `vapid t=<JWT>, k=<public key>`: the signature must be made with the key that the header names (RFC 8292). */
async function verify({ authorization = '' }: IncomingHttpHeaders): Promise<Claims> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, 'ES256');
  const { payload } = await compactVerify(token, publicKey);
  const claims = JSON.parse(new TextDecoder().decode(payload)) as Claims;
  const validSeconds = claims.exp - Date.now() / 1_000;
  if (!(validSeconds > 0 && validSeconds <= MOST_VALID_SECONDS))
    throw new Error(`The token is valid for ${validSeconds} s`);
  return claims;
}
