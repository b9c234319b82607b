import type { ApiSettings } from '@rialto/server/api.ts';
import { parseJson } from '@rialto/server/platform/parse-json.ts';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { BadSetting, type Settings } from './settings.ts';

const providers = Type.Array(
  Type.Object({
    medium: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    name: Type.String({ minLength: 1 }),
    issuer: Type.String({ pattern: '^https?://[^\\s]+$' }),
    clientId: Type.String({ minLength: 1 }),
    clientSecret: Type.Optional(Type.String({ minLength: 1 })),
  }),
  { maxItems: 10 },
);

/** The social sign-in providers, from a JSON list. */
export function socialProviders({ OIDC_PROVIDERS }: Settings): ApiSettings['socialProviders'] {
  const given = parseJson(OIDC_PROVIDERS ?? '[]');
  if (!Value.Check(providers, given)) {
    throw new BadSetting('OIDC_PROVIDERS must be a JSON list of { medium, name, issuer, clientId, clientSecret }.');
  }
  return given.map(({ clientSecret = null, ...provider }) => ({ ...provider, clientSecret }));
}
