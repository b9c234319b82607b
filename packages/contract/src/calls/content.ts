import { EMAIL_MAX_LENGTH, emailPattern } from '../shapes/email-address.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { type ContactTopic, contactTopics, gateway, type PageSlug, pageSlugs } from '../shapes/enums.ts';
import { contactLimits } from '../shapes/contact.ts';
import { input } from '../shapes/input.ts';
import { message } from '../shapes/fields.ts';
import { point } from '../shapes/point.ts';
import { line, paragraphs } from '../shapes/text.ts';

const flag = Type.Integer({ minimum: 0, maximum: 1 });
const link = Type.String();
const picture = Type.Union([Type.String(), Type.Null()]);

/** A currency in which prices can be shown; `rate` is the number of its units per unit of the shop's currency. */
const currency = Type.Object({
  code: Type.String(),
  symbol: Type.String(),
  direction: Type.Union([Type.Literal('left'), Type.Literal('right')]),
  digits: Type.Integer(),
  rate: Type.Number(),
});
export type Currency = Static<typeof currency>;

export const readConfig = endpoint({
  method: 'GET',
  path: '/config',
  group: 'content',
  summary: 'What the shop is called, where it is, and how it works.',
  cacheSeconds: 60,
  reply: Type.Object({
    business_name: Type.String(),
    logo_full_url: picture,
    email: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    country: Type.String(),
    /** In which the times of offers are shown; a store has its own. */
    time_zone: Type.String({ examples: ['Africa/Cairo'] }),
    default_location: point,
    footer_text: Type.String(),
    social_media: Type.Array(Type.Object({ name: Type.String(), link })),
    currency_symbol: Type.String(),
    currency_symbol_direction: Type.Union([Type.Literal('left'), Type.Literal('right')]),
    digit_after_decimal_point: Type.Integer(),
    currencies: Type.Array(currency),
    customer_wallet_status: flag,
    loyalty_point_status: flag,
    ref_earning_status: flag,
    /** Whether money can be added to the wallet, by which services, and the least and the most at once. */
    add_fund_status: flag,
    payment_gateways: Type.Array(gateway),
    minimum_add_fund: Type.Number(),
    maximum_add_fund: Type.Number(),
    /** Whether a part of an order can be paid from the wallet. */
    partial_payment_status: flag,
    /** Points that become one unit of the currency. */
    loyalty_point_exchange_rate: Type.Number(),
    /** Points for each unit that was paid. */
    loyalty_point_item_purchase_point: Type.Number(),
    minimum_point_to_transfer: Type.Integer(),
    /** What a customer gets for a friend who joined, and what the friend gets. */
    ref_earning_exchange_rate: Type.Number(),
    ref_joined_reward: Type.Number(),
    guest_checkout_status: flag,
    refund_policy: flag,
    cancelation_policy: flag,
    shipping_policy: flag,
    free_delivery_over: Type.Union([Type.Number(), Type.Null()]),
    /** For prescription orders, which have no quote to return it. */
    maximum_tip: Type.Number(),
    store_registration_url: link,
    deliveryman_registration_url: link,
    tile_url: Type.Union([link, Type.Null()]),
    tile_attribution: Type.String(),
    /** How many times faster than in real life the orders of a demo run; null without a simulation. */
    simulation_speed: Type.Union([Type.Number(), Type.Null()]),
    base_urls: Type.Object({
      store_cover_photo_url: link,
      item_image_url: link,
      brand_image_url: link,
      delivery_man_image_url: link,
    }),
  }),
});
export type Config = Static<(typeof readConfig)['reply']>;

const offering = Type.Object({ title: Type.String(), text: Type.String(), image_full_url: picture });

export const readLanding = endpoint({
  method: 'GET',
  path: '/react-landing-page',
  group: 'content',
  summary: 'The texts and pictures of the front page and of the footer.',
  cacheSeconds: 60,
  reply: Type.Object({
    fixed_header_title: Type.String(),
    fixed_header_sub_title: Type.String(),
    fixed_header_image_full_url: picture,
    fixed_module_title: Type.String(),
    fixed_module_sub_title: Type.String(),
    offering_title: Type.String(),
    offering_sub_title: Type.String(),
    offerings: Type.Array(offering),
    steps_title: Type.String(),
    steps: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
    app_title: Type.String(),
    app_sub_title: Type.String(),
    fixed_newsletter_title: Type.String(),
    fixed_newsletter_sub_title: Type.String(),
    fixed_footer_description: Type.String(),
    download_user_app_links: Type.Object({
      playstore_url: link,
      playstore_url_status: flag,
      apple_store_url: link,
      apple_store_url_status: flag,
    }),
  }),
});
export type Landing = Static<(typeof readLanding)['reply']>;

export const readPage = endpoint({
  method: 'GET',
  path: '/pages/{slug}',
  group: 'content',
  summary: 'A page of text: a policy, about the shop, help.',
  params: input({ slug: Type.Unsafe<PageSlug>(Type.Union(pageSlugs.map((slug) => Type.Literal(slug)))) }),
  cacheSeconds: 60,
  reply: Type.Object({
    title: Type.String(),
    blocks: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('heading'), Type.Literal('paragraph'), Type.Literal('item')]),
        text: Type.String(),
      }),
    ),
  }),
  refuses: ['not_found'],
});

export type Page = Static<(typeof readPage)['reply']>;

const emailAddress = Type.String({
  maxLength: EMAIL_MAX_LENGTH,
  pattern: emailPattern,
  examples: ['mariam@example.com'],
});

export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  group: 'content',
  summary: 'Adds an email address to the newsletter.',
  body: input({ email: emailAddress }),
  reply: message,
  refuses: ['already_subscribed'],
  limit: 'newsletter',
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  group: 'content',
  summary: "Leaves a message in the operator's inbox.",
  body: input({
    name: line(contactLimits.name),
    email: emailAddress,
    topic: Type.Unsafe<ContactTopic>(Type.Union(contactTopics.map((topic) => Type.Literal(topic)))),
    message: paragraphs(contactLimits.message.most, contactLimits.message.least, ['Two plates were missing.']),
    /** A honeypot: the field is hidden, so only bots fill it in. */
    website: Type.Optional(line(200, 0)),
  }),
  reply: message,
  limit: 'contact',
});
