import { Provider } from 'oidc-provider';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SocialProvider } from '../../identity-settings.ts';

const REDIRECT_URL = 'http://shop.example/auth/social';

type Person = { email?: string; email_verified?: boolean; given_name?: string; family_name?: string; name?: string };

export type RealProvider = {
  settings: SocialProvider;
  people: Map<string, Person>;
  /** Signs in on the provider's pages, as a browser would, and returns the parameters of the redirect. */
  visit(authorizationUrl: string, subject: string): Promise<{ code: string; state: string }>;
  close(): Promise<void>;
};

/** A local OpenID Connect provider, run by oidc-provider. */
export async function realProvider(): Promise<RealProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'rialto', client_secret: 'a-secret-of-the-shop', redirect_uris: [REDIRECT_URL] };
  const provider = new Provider(issuer, {
    clients: [{ ...client, token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['a key for this test'] },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    settings: {
      medium: 'local',
      name: 'Local',
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
    },
    people,
    visit: (authorizationUrl, subject) => walk(authorizationUrl, subject),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Follows redirects with cookies and submits the provider's two forms. */
async function walk(start: string, subject: string): Promise<{ code: string; state: string }> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (url.startsWith(REDIRECT_URL)) {
      const { searchParams } = new URL(url);
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    }
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    const page = await answer.text();
    if (to) {
      url = new URL(to, url).href;
      body = undefined;
      continue;
    }
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`Unexpected page from the provider: ${page.slice(0, 300)}`);
    url = new URL(action, url).href;
    body = new URLSearchParams({ prompt, login: subject, password: 'any' });
  }
  throw new Error('The provider did not redirect back to the shop');
}
