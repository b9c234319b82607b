import type { FastifyBaseLogger } from 'fastify';
import { RefusalError } from '../../../platform/refuse.ts';
import type { SocialSettings } from '../identity-settings.ts';
import { oidcClient, type OidcClient } from './oidc-client.ts';

export type OidcClients = {
  find(medium: string): OidcClient | null;
  /** Runs a provider call. On failure it logs the reason and refuses with the code. */
  refuseOnFailure<T>(code: 'social_login_unavailable' | 'social_login_failed', call: () => Promise<T>): Promise<T>;
};

export function oidcClients({ providers, redirectUrl }: SocialSettings, log: FastifyBaseLogger): OidcClients {
  const clients = new Map(providers.map((provider) => [provider.medium, oidcClient(provider, redirectUrl)]));
  return {
    find: (medium) => clients.get(medium) ?? null,
    async refuseOnFailure(code, call) {
      try {
        return await call();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'Social sign-in failed');
        throw new RefusalError({ code });
      }
    },
  };
}

/** openid-client wraps faults of the network in errors with a general message, so the cause is logged too. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
