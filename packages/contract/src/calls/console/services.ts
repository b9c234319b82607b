import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { emailPattern } from '../../shapes/email-address.ts';
import { message, orNull } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:settings'] as const;
const oneOf = <Name extends string>(...names: Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));
const name = oneOf('mail', 'sms', 'stripe');
export type ServiceName = Static<typeof name>;

/** Where the settings come from: environment variables of the machine win over the console. */
const source = oneOf('machine', 'console', 'none');
/** The last four characters of a secret; null if it is not set or too short for that. */
const secretEnd = orNull(Type.String({ examples: ['x4Tq'] }));
const secret = Type.Optional(line(400));

const services = Type.Object({
  mail: Type.Object({
    source,
    host: Type.String(),
    port: Type.Integer(),
    tls: Type.Boolean(),
    user: Type.String(),
    from: Type.String(),
    password_end: secretEnd,
    has_password: Type.Boolean(),
  }),
  sms: Type.Object({ source, url: Type.String(), token_end: secretEnd, has_token: Type.Boolean() }),
  stripe: Type.Object({ source, key_end: secretEnd, webhook_end: secretEnd, webhook_url: Type.String() }),
  /** The public key of the shop, with which browsers accept its push messages; null before the first subscription. */
  push: Type.Object({ is_on: Type.Boolean() }),
});
export type Services = Static<typeof services>;

export const readServices = endpoint({
  method: 'GET',
  path: '/console/services',
  group,
  summary: 'Mail, SMS, payment and push: what is set and where. Secrets are never returned.',
  needs,
  reply: services,
});

export const changeMail = endpoint({
  method: 'PUT',
  path: '/console/services/mail',
  group,
  summary: 'Sets the mail server. Without a password the stored one stays.',
  needs,
  body: input({
    host: Type.String({ pattern: '^[a-zA-Z0-9.-]{1,200}$', examples: ['smtp.example.com'] }),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    tls: Type.Boolean(),
    user: line(200, 0),
    password: secret,
    from: Type.String({ maxLength: 200, pattern: emailPattern, examples: ['orders@example.com'] }),
  }),
  reply: services,
});

export const changeSms = endpoint({
  method: 'PUT',
  path: '/console/services/sms',
  group,
  summary: 'Sets the SMS gateway. Without a token the stored one stays.',
  needs,
  body: input({
    url: Type.String({ pattern: '^https?://[^\\s]{3,400}$', examples: ['https://sms.example.com/send'] }),
    token: secret,
  }),
  reply: services,
});

export const changeStripe = endpoint({
  method: 'PUT',
  path: '/console/services/stripe',
  group,
  summary: 'Sets the keys of Stripe. A key that is left out stays.',
  needs,
  body: input({ secret_key: secret, webhook_secret: secret }),
  reply: services,
  refuses: ['stripe_keys_missing'],
});

export const removeService = endpoint({
  method: 'DELETE',
  path: '/console/services/{name}',
  group,
  summary: 'Removes the settings of a service that were made in the console.',
  needs,
  params: input({ name }),
  reply: services,
});

export const testService = endpoint({
  method: 'POST',
  path: '/console/services/{name}/test',
  group,
  summary: 'Sends a test email or SMS, or checks the keys of the payment service, and says what happened.',
  needs,
  params: input({ name }),
  body: input({ to: Type.Optional(line(255)) }),
  reply: Type.Object({ is_working: Type.Boolean(), ...message.properties }),
  refuses: ['service_not_set', 'test_recipient_missing'],
});

export const testPush = endpoint({
  method: 'POST',
  path: '/console/push-test',
  group,
  summary: 'Sends a push message to the browser of the caller and says what happened.',
  needs,
  /** The subscription that the browser made with the shop’s public key, as JSON. */
  body: input({ subscription: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  reply: Type.Object({ is_working: Type.Boolean(), ...message.properties }),
});
