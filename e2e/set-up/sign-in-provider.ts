import { Provider } from 'oidc-provider';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** The label of its button. */
export const PROVIDER_NAME = 'Harbour Pass';

const client = { client_id: 'rialto', client_secret: 'a-secret-of-the-shop' };

type SignInProvider = {
  /** The shop's setting for this provider, as an operator writes it. */
  setting: string;
  close(): Promise<void>;
};

/**
 * A real OpenID Connect provider on this machine, with its own sign-in and consent pages. It returns a first name and
 * an email; the family name is missing.
 */
export async function startSignInProvider(shopUrl: string): Promise<SignInProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const claimsOf = (sub: string) => ({ sub, given_name: 'Nour', email: `${sub}@example.com`, email_verified: true });
  const provider = new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [`${shopUrl}/auth/social`], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key for the stories'] },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => claimsOf(sub) }),
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
