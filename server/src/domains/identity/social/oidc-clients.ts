import type { FastifyBaseLogger } from 'fastify';
import { RefusalError } from '../../../platform/refuse.ts';
import type { SocialSettings } from '../identity-settings.ts';
import { oidcClient, type OidcClient } from './oidc-provider.ts';

export type OidcClients = {
  of(medium: string): OidcClient | null;
  /** A provider that is away is told to the visitor as such; the reason goes to the log. */
  guarded<T>(work: () => Promise<T>, code?: 'social_login_unavailable' | 'social_login_failed'): Promise<T>;
};

export function oidcClients({ providers, redirectUrl }: SocialSettings, log: FastifyBaseLogger): OidcClients {
  const clients = new Map(providers.map((provider) => [provider.medium, oidcClient(provider, redirectUrl)]));
  return {
    of: (medium) => clients.get(medium) ?? null,
    async guarded(work, code = 'social_login_unavailable') {
      try {
        return await work();
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'A social sign-in failed');
        throw new RefusalError({ code });
      }
    },
  };
}
