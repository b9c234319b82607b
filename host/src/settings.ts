import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { paymentProblem, paymentVariables } from './payment-settings.ts';

const url = Type.String({ pattern: '^https?://[^\\s]+$' });

/** All settings with their defaults. The README lists the same names. */
const schema = Type.Object({
  NODE_ENV: Type.String({ default: 'development' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  MIGRATION_DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  PUBLIC_URL: Type.Optional(url),
  API_URL: Type.Optional(url),
  TILE_URL: Type.Optional(Type.String({ pattern: '^(https?:/)?/[^\\s]*\\{z\\}[^\\s]*$' })),
  TILE_ATTRIBUTION: Type.String({ default: '' }),
  LOG_LEVEL: Type.Union(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map((level) => Type.Literal(level)),
    { default: 'warn' },
  ),
  CLOCK: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$' }),
  ),
  RATE_LIMIT: Type.Integer({ minimum: 0, maximum: 1, default: 1 }),
  SERVICE_WORKER: Type.Integer({ minimum: 0, maximum: 1, default: 1 }),
  DEMO: Type.Integer({ minimum: 0, maximum: 1, default: 1 }),
  SIMULATION: Type.Integer({ minimum: 0, maximum: 1, default: 0 }),
  SIMULATION_SPEED: Type.Number({ minimum: 1, maximum: 60, default: 8 }),
  DRAW_AHEAD: Type.Integer({ minimum: 0, maximum: 1, default: 0 }),
  TRUST_PROXY: Type.Optional(Type.String({ minLength: 1 })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s]+$' })),
  MAIL_FROM: Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$', default: 'no-reply@localhost' }),
  SMS_URL: Type.Optional(url),
  SMS_TOKEN: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_PROVIDERS: Type.Optional(Type.String({ minLength: 1 })),
  GEO_PROVIDER: Type.Union([Type.Literal('own'), Type.Literal('google'), Type.Literal('open')], { default: 'own' }),
  GOOGLE_MAPS_KEY: Type.Optional(Type.String({ minLength: 1 })),
  GOOGLE_MAPS_URL: Type.String({ pattern: '^https?://', default: 'https://maps.googleapis.com' }),
  PHOTON_URL: Type.Optional(url),
  OSRM_URL: Type.Optional(url),
  ...paymentVariables,
});

export type Settings = Static<typeof schema> & { LOG_LEVEL: LogLevel };
type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** An invalid setting, described in one sentence. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const settings: unknown = Value.Convert(schema, Value.Default(schema, given));
  const [problem] = Value.Errors(schema, settings);
  if (problem) throw new BadSetting(sentenceFor(problem.instancePath.slice(1), environment, problem.message));
  return checkTogether(settings as Settings);
}

export function isProduction(settings: Settings): boolean {
  return settings.NODE_ENV === 'production';
}

function sentenceFor(name: string, environment: Record<string, string | undefined>, message: string): string {
  return `The setting ${name || 'list'} cannot be "${environment[name] ?? ''}": it ${message}.`;
}

function checkTogether(settings: Settings): Settings {
  if (isProduction(settings) && settings.RATE_LIMIT === 0) {
    throw new BadSetting('RATE_LIMIT=0 is for tests and load only; leave it out in production.');
  }
  if (settings.CLOCK && isProduction(settings)) {
    throw new BadSetting('CLOCK is for tests only; leave it out in production.');
  }
  if (settings.CLOCK && Number.isNaN(Date.parse(settings.CLOCK))) {
    throw new BadSetting(`CLOCK cannot be "${settings.CLOCK}": no such date or time exists.`);
  }
  if (settings.GEO_PROVIDER === 'google' && !settings.GOOGLE_MAPS_KEY) {
    throw new BadSetting('GEO_PROVIDER=google needs GOOGLE_MAPS_KEY.');
  }
  if (settings.GEO_PROVIDER === 'open' && !(settings.PHOTON_URL && settings.OSRM_URL)) {
    throw new BadSetting('GEO_PROVIDER=open needs PHOTON_URL and OSRM_URL.');
  }
  const wrongPayments = paymentProblem(settings);
  if (wrongPayments !== null) throw new BadSetting(wrongPayments);
  return settings;
}
