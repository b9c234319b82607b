import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  type CustomFetchOptions,
} from 'openid-client';
import { readBytes, ServiceFault } from '../../../platform/outside/read-json.ts';
import type { SocialProvider } from '../identity-settings.ts';

const TIMEOUT_SECONDS = 8;
const MAX_RESPONSE_BYTES = 100_000;
const DISCOVERY_CACHE_MS = 60 * 60_000;

/** Claims about the signed-in person, from the verified ID token and the userinfo endpoint. */
export type SocialClaims = Record<string, unknown> & { sub: string };

type AuthorizationRequest = { state: string; nonce: string; challenge: string };
type AuthorizationResponse = { code: string; state: string };
type ExpectedResponse = { state: string; nonce: string; codeVerifier: string };

/** An OpenID Connect client for one provider. */
export type OidcClient = {
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /** Exchanges the code for verified claims, or throws. */
  readClaims(response: AuthorizationResponse, expected: ExpectedResponse): Promise<SocialClaims>;
};

export function oidcClient(provider: SocialProvider, redirectUrl: string): OidcClient {
  const configuration = cachedDiscovery(provider);
  return {
    async authorizationUrl({ state, nonce, challenge }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async readClaims({ code, state }, expected) {
      const config = await configuration();
      const url = new URL(redirectUrl);
      url.search = new URLSearchParams({ code, state }).toString();
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims?.sub) throw new ServiceFault('the ID token has no subject');
      // Some providers return name and email only from the userinfo endpoint.
      const needsUserInfo = !('email' in claims) && config.serverMetadata().userinfo_endpoint !== undefined;
      const userInfo = needsUserInfo ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return { ...userInfo, ...claims };
    },
  };
}

/** Discovers the provider when first used and again every hour. A failed discovery is not cached. */
function cachedDiscovery(provider: SocialProvider): () => Promise<Configuration> {
  let cache: { value: Promise<Configuration>; staleAt: number } | undefined;
  return () => {
    if (cache && cache.staleAt > Date.now()) return cache.value;
    const entry = { value: discover(provider), staleAt: Date.now() + DISCOVERY_CACHE_MS };
    entry.value.catch(() => cache === entry && (cache = undefined));
    cache = entry;
    return entry.value;
  };
}

async function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> {
  const isPlainHttp = issuer.startsWith('http:');
  const clientAuthentication = clientSecret === null ? None() : ClientSecretPost(clientSecret);
  const insecure = isPlainHttp ? [allowInsecureRequests] : [];
  const discovered = await discovery(new URL(issuer), clientId, undefined, clientAuthentication, {
    execute: insecure,
    timeout: TIMEOUT_SECONDS,
    [customFetch]: fetchLimited,
  });
  const { supportsPKCE: _, ...metadata } = discovered.serverMetadata();
  if (metadata.issuer !== issuer) throw new ServiceFault('the discovery document names another issuer');
  // The storefront forwards only code and state, so the iss parameter of the response cannot be required.
  const server = { ...metadata, authorization_response_iss_parameter_supported: false };
  const config = new Configuration(server, clientId, { [clockTolerance]: 0 }, clientAuthentication);
  config.timeout = TIMEOUT_SECONDS;
  config[customFetch] = fetchLimited;
  if (isPlainHttp) allowInsecureRequests(config);
  // Verifies the signature of the ID token even though it comes straight from the token endpoint.
  enableNonRepudiationChecks(config);
  return config;
}

/** Limits the size of a response. openid-client itself sets the timeout and does not follow redirects. */
async function fetchLimited(url: string, options: CustomFetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  return new Response(body && (await readBytes(body, MAX_RESPONSE_BYTES)), { status, headers });
}
