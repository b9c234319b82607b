import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { EMAIL_MAX_LENGTH, emailPattern } from '../../shapes/email-address.ts';
import { orNull } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { latitude, longitude } from '../../shapes/point.ts';
import { line } from '../../shapes/text.ts';
import { optionalTranslated, translated } from '../../shapes/console/translated.ts';

const group = 'console';
const MAX_AMOUNT = 1_000_000;
const money = Type.Number({ minimum: 0, maximum: MAX_AMOUNT, examples: [5] });
const link = Type.String({ pattern: '^https?://[^\\s]{3,250}$', examples: ['https://example.com'] });
const email = Type.Unsafe<string>({
  anyOf: [
    { type: 'string', maxLength: 0 },
    { type: 'string', maxLength: EMAIL_MAX_LENGTH, pattern: emailPattern },
  ],
  examples: ['hello@example.com'],
});
const oneOf = <Name extends string>(...names: Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));

/** Everything of the shop that its owner decides. */
const fields = {
  name: translated(80),
  email,
  phone: line(30, 0),
  address: optionalTranslated(200),
  country: Type.String({ pattern: '^[A-Z]{2}$', examples: ['EG'] }),
  currency: input({
    code: Type.String({ pattern: '^[A-Z]{3}$', examples: ['EGP'] }),
    symbol: line(8),
    direction: oneOf('left', 'right'),
    digits: Type.Integer({ minimum: 0, maximum: 3 }),
  }),
  time_zone: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$', examples: ['Africa/Cairo'] }),
  /** Where maps begin. */
  location: input({ lat: latitude, lng: longitude }),
  footer: optionalTranslated(200),
  social_media: Type.Array(input({ name: line(40), link }), { maxItems: 10 }),
  guest_checkout: Type.Boolean(),
  verification: oneOf('phone', 'email', 'none'),
  tax_included: Type.Boolean(),
  /** Orders of at least this much are delivered free of charge; null if none are. */
  free_delivery_over: orNull(money),
  additional_charge: Type.Union([input({ name: translated(60), amount: money }), Type.Null()]),
  /** Null is the usual limit. */
  maximum_tip: orNull(money),
  handover: oneOf('none', 'code', 'photo'),
  hides_phones: Type.Boolean(),
  wallet: Type.Boolean(),
  loyalty: Type.Boolean(),
  /** Null is the usual rule. */
  loyalty_rule: Type.Union([
    input({
      earned_per_unit: Type.Number({ minimum: 0, maximum: 10_000 }),
      needed_per_unit: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
      minimum: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    Type.Null(),
  ]),
  referrals: Type.Boolean(),
  referral_rule: Type.Union([
    input({ referrer: money, joined: money, most_per_month: Type.Integer({ minimum: 1, maximum: 1_000 }) }),
    Type.Null(),
  ]),
  top_up: Type.Union([input({ minimum: money, maximum: money }), Type.Null()]),
  refund_policy: Type.Boolean(),
  cancellation_policy: Type.Boolean(),
  shipping_policy: Type.Boolean(),
  store_registration_url: Type.String({ pattern: '^(/|https?://)[^\\s]{0,250}$', examples: ['/help-and-support'] }),
  courier_registration_url: Type.String({ pattern: '^(/|https?://)[^\\s]{0,250}$', examples: ['/help-and-support'] }),
};
const settings = Type.Object(fields);
export type ConsoleSettings = Static<typeof settings>;

export const readShopSettings = endpoint({
  method: 'GET',
  path: '/console/settings',
  group,
  summary: 'The settings of the shop.',
  needs: ['staff:settings'],
  reply: Type.Object({
    ...fields,
    /** Whether they were saved before; otherwise they are defaults. */
    is_saved: Type.Boolean(),
    /** Whether prices exist, so that the currency cannot be changed any more. */
    has_prices: Type.Boolean(),
  }),
});

export const changeShopSettings = endpoint({
  method: 'PUT',
  path: '/console/settings',
  group,
  summary: 'Changes the given settings of the shop; the others stay as they are.',
  needs: ['staff:settings'],
  body: Type.Partial(settings, { additionalProperties: false }),
  reply: settings,
  refuses: ['currency_fixed', 'time_zone_unknown', 'top_up_limits_wrong'],
});
