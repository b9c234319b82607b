import { Provider } from 'oidc-provider';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** What its button says. */
export const PROVIDER_NAME = 'Harbour Pass';

const client = { client_id: 'rialto', client_secret: 'a-secret-of-the-shop' };

type SignInProvider = {
  /** What the shop needs to know of it, as an operator would set it. */
  setting: string;
  close(): Promise<void>;
};

/**
 * A real OpenID Connect provider on this machine, with its own pages to sign in and to agree on. Whoever signs in is
 * vouched for with a first name and an e-mail; the family name is missing.
 */
export async function startSignInProvider(shopUrl: string): Promise<SignInProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const told = (sub: string) => ({ sub, given_name: 'Nour', email: `${sub}@example.com`, email_verified: true });
  const provider = new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [`${shopUrl}/auth/social`], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key for the stories'] },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => told(sub) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  const { client_id: clientId, client_secret: clientSecret } = client;
  return {
    setting: JSON.stringify([{ medium: 'harbour', name: PROVIDER_NAME, issuer, clientId, clientSecret }]),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
