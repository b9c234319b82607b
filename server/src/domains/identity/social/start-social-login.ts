import { createHash } from 'node:crypto';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Desk } from '../desk.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { OidcClients } from './oidc-clients.ts';
import { deleteOldSocialRequests, insertSocialRequest } from './social.sql.ts';

const WAY_MS = 10 * 60_000;

type Started = { requestId: string; authorizationUrl: string };

/**
 * Sends a visitor to another provider. State, nonce and the verifier stay here; the visitor's browser keeps the request
 * id, so that nobody can be brought back into a stranger's sign-in.
 */
export async function startSocialLogin({ db, clock }: Desk, clients: OidcClients, medium: string): Promise<Started> {
  const client = clients.of(medium);
  if (client === null) throw new RefusalError({ code: 'not_found' });
  const now = clock();
  const [requestId, state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret(), newSecret()] as const;
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const authorizationUrl = await clients.guarded(() => client.authorizationUrl({ state, nonce, challenge }));
  await deleteOldSocialRequests(db, now);
  const endsAt = new Date(now.getTime() + WAY_MS);
  await insertSocialRequest(db, { idHash: hashOf(requestId), provider: medium, state, nonce, codeVerifier, endsAt });
  return { requestId, authorizationUrl };
}
