import { createHash } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { OidcClients } from './oidc-clients.ts';
import { deleteOldSocialRequests, insertSocialRequest } from './social.sql.ts';

const REQUEST_MS = 10 * 60_000;

type StartedLogin = { requestId: string; authorizationUrl: string };

/**
 * Returns the URL at the provider; state, nonce and PKCE verifier stay on the server. The browser keeps the request id,
 * so another browser cannot finish this sign-in.
 */
export async function startSocialLogin(
  { db, clock }: IdentityDeps,
  clients: OidcClients,
  medium: string,
): Promise<StartedLogin> {
  const client = clients.find(medium);
  if (client === null) throw new RefusalError({ code: 'not_found' });
  const now = clock();
  const [requestId, state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret(), newSecret()] as const;
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const authorizationUrl = await clients.refuseOnFailure('social_login_unavailable', () =>
    client.authorizationUrl({ state, nonce, challenge }),
  );
  await deleteOldSocialRequests(db, now);
  const endsAt = new Date(now.getTime() + REQUEST_MS);
  await insertSocialRequest(db, { idHash: hashOf(requestId), provider: medium, state, nonce, codeVerifier, endsAt });
  return { requestId, authorizationUrl };
}
