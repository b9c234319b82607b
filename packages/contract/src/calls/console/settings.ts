import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { EMAIL_MAX_LENGTH, emailPattern } from '../../shapes/email-address.ts';
import { orNull } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { latitude, longitude } from '../../shapes/point.ts';
import { line } from '../../shapes/text.ts';
import { pictureId } from '../../shapes/console/fields.ts';
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

const currencyFields = {
  code: Type.String({ pattern: '^[A-Z]{3}$', examples: ['EGP'] }),
  symbol: line(8),
  direction: oneOf('left', 'right'),
  digits: Type.Integer({ minimum: 0, maximum: 3 }),
};

/** Everything of the shop that its owner decides. */
const fields = {
  name: translated(80),
  logo: pictureId,
  email,
  phone: line(30, 0),
  address: optionalTranslated(200),
  country: Type.String({ pattern: '^[A-Z]{2}$', examples: ['EG'] }),
  currency: input(currencyFields),
  /** Currencies that prices can also be shown in. */
  other_currencies: Type.Array(
    input({ ...currencyFields, rate: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }) }),
    { maxItems: 10 },
  ),
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
  /** On the first order of a new customer; null if there is none. */
  first_order_discount: Type.Union([
    input({
      type: oneOf('percent', 'amount'),
      value: Type.Number({ exclusiveMinimum: 0, maximum: MAX_AMOUNT }),
      maximum: orNull(money),
      days: Type.Integer({ minimum: 1, maximum: 365 }),
    }),
    Type.Null(),
  ]),
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
  /** What couriers do not carry, and the words by which it is recognised; null is the usual list. */
  forbidden_parcels: Type.Union([
    Type.Array(input({ name: translated(60), words: Type.Array(line(40), { minItems: 1, maxItems: 40 }) }), {
      maxItems: 30,
    }),
    Type.Null(),
  ]),
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
    /** Where pictures are, before their id. */
    media_url: Type.String(),
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
  refuses: [
    'currency_fixed',
    'currencies_repeat',
    'time_zone_unknown',
    'top_up_limits_wrong',
    'bonus_too_high',
    'picture_unknown',
  ],
});
