import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { readJson, ServiceFault } from '../../../platform/outside/read-json.ts';
import type { SocialProvider } from '../identity-settings.ts';

const ANSWER_LIMIT_MS = 8_000;
const MOST_BYTES = 100_000;
const DISCOVERY_KEPT_MS = 60 * 60_000;
/** Never "none", and nothing whose key a provider would have to share. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

type Discovered = {
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string | null;
  keys: JWTVerifyGetKey;
};

/** One provider of OpenID Connect, found by its issuer. */
export type OidcClient = {
  authorizationUrl(asked: { state: string; nonce: string; challenge: string }): Promise<string>;
  /** What the provider vouches for, or a fault. */
  claimsFor(code: string, codeVerifier: string, nonce: string): Promise<JWTPayload & { sub: string }>;
};

export function oidcClient(provider: SocialProvider, redirectUrl: string): OidcClient {
  const { issuer, clientId } = provider;
  let kept: { value: Promise<Discovered>; staleAt: number } | undefined;
  const discovered = (): Promise<Discovered> => {
    if (kept && kept.staleAt > Date.now()) return kept.value;
    const entry = { value: discover(issuer), staleAt: Date.now() + DISCOVERY_KEPT_MS };
    entry.value.catch(() => kept === entry && (kept = undefined));
    kept = entry;
    return entry.value;
  };
  return {
    async authorizationUrl({ state, nonce, challenge }) {
      const url = new URL((await discovered()).authorizationUrl);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async claimsFor(code, codeVerifier, nonce) {
      const { tokenUrl, userinfoUrl, keys } = await discovered();
      const { idToken, accessToken } = await exchange(tokenUrl, provider, { code, codeVerifier, redirectUrl });
      const { payload } = await jwtVerify(idToken, keys, { issuer, audience: clientId, algorithms: ALGORITHMS });
      if (payload['nonce'] !== nonce) throw new ServiceFault('the token answers another request');
      if (typeof payload.sub !== 'string' || payload.sub === '') throw new ServiceFault('the token names nobody');
      const more = 'email' in payload || !userinfoUrl ? {} : await moreAbout(payload.sub, userinfoUrl, accessToken);
      return { ...more, ...payload, sub: payload.sub };
    },
  };
}

async function discover(issuer: string): Promise<Discovered> {
  const found = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {});
  // A document that speaks for another issuer is not about ours.
  if (found['issuer'] !== issuer) throw new ServiceFault('the discovery names another issuer');
  const keysUrl = new URL(textOf(found, 'jwks_uri'));
  return {
    authorizationUrl: textOf(found, 'authorization_endpoint'),
    tokenUrl: textOf(found, 'token_endpoint'),
    userinfoUrl: typeof found['userinfo_endpoint'] === 'string' ? found['userinfo_endpoint'] : null,
    keys: createRemoteJWKSet(keysUrl, { timeoutDuration: ANSWER_LIMIT_MS }),
  };
}

type Exchange = { code: string; codeVerifier: string; redirectUrl: string };

type Tokens = { idToken: string; accessToken: string };

async function exchange(tokenUrl: string, provider: SocialProvider, exchanged: Exchange): Promise<Tokens> {
  const { clientId, clientSecret } = provider;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: exchanged.code,
    code_verifier: exchanged.codeVerifier,
    redirect_uri: exchanged.redirectUrl,
    client_id: clientId,
    ...(clientSecret !== null && { client_secret: clientSecret }),
  });
  const answer = await ask(tokenUrl, { method: 'POST', body });
  return { idToken: textOf(answer, 'id_token'), accessToken: textOf(answer, 'access_token') };
}

/** Some providers tell name and e-mail only here. An answer about somebody else is not taken. */
async function moreAbout(sub: string, url: string, accessToken: string): Promise<Record<string, unknown>> {
  const told = await ask(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (told['sub'] !== sub) throw new ServiceFault('the provider tells about somebody else');
  return told;
}

async function ask(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  const read = await readJson(answer, MOST_BYTES);
  if (!answer.ok || typeof read !== 'object' || read === null) throw new ServiceFault(`it answered ${answer.status}`);
  return read as Record<string, unknown>;
}

function textOf(found: Record<string, unknown>, name: string): string {
  const value = found[name];
  if (typeof value !== 'string' || value === '') throw new ServiceFault(`the answer has no ${name}`);
  return value;
}
