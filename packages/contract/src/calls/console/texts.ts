import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { optionalTranslated, shownTranslated, translated } from '../../shapes/console/translated.ts';
import { pageSlugs, type PageSlug } from '../../shapes/enums.ts';
import { moment, orNull } from '../../shapes/fields.ts';
import { input } from '../../shapes/input.ts';
import { paragraphs } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:settings'] as const;
const BODY_LENGTH = 40_000;
const MAX_PARTS = 8;
const slug = Type.Unsafe<PageSlug>(Type.Union(pageSlugs.map((name) => Type.Literal(name))));
const body = paragraphs(BODY_LENGTH, 0, ['## Prices\n\nThe total is what you pay.\n\n- Cash\n- Card']);
const picture = orNull(Type.String({ pattern: '^[a-z0-9-]{1,80}$' }));
const storeLink = input({
  url: Type.String({ maxLength: 250, pattern: '^(https://[^\\s]{3,240})?$', examples: ['https://example.com/app'] }),
  is_shown: Type.Boolean(),
});

const pageFields = { title: translated(120), body: input({ en: body, ar: orNull(body) }) };
const page = Type.Object({ slug, title: shownTranslated, body: shownTranslated, changed_at: orNull(moment) });
export type ShopPage = Static<typeof page>;

/** The texts and pictures of the landing page, by the names of the reply of the shop. */
const landing = input({
  header_title: translated(160),
  header_sub_title: optionalTranslated(300),
  header_image: picture,
  module_title: optionalTranslated(160),
  module_sub_title: optionalTranslated(300),
  offering_title: optionalTranslated(160),
  offering_sub_title: optionalTranslated(300),
  offerings: Type.Array(input({ title: translated(120), text: optionalTranslated(300), image: picture }), {
    maxItems: MAX_PARTS,
  }),
  steps_title: optionalTranslated(160),
  steps: Type.Array(input({ title: translated(120), text: optionalTranslated(300) }), { maxItems: MAX_PARTS }),
  app_title: optionalTranslated(160),
  app_sub_title: optionalTranslated(300),
  newsletter_title: optionalTranslated(160),
  newsletter_sub_title: optionalTranslated(300),
  footer_description: optionalTranslated(400),
  play_store: storeLink,
  apple_store: storeLink,
});
export type LandingTexts = Static<typeof landing>;

export const readShopTexts = endpoint({
  method: 'GET',
  path: '/console/texts',
  group,
  summary: 'The policies, the about and help pages, and the landing page, in both languages.',
  needs,
  reply: Type.Object({
    pages: Type.Array(page),
    landing,
    /** Where pictures are, before their id. */
    media_url: Type.String(),
  }),
});

export const changePage = endpoint({
  method: 'PUT',
  path: '/console/texts/pages/{slug}',
  group,
  summary:
    'Writes a page. Its text is plain: “## ” begins a heading, “- ” an entry of a list, an empty line a paragraph.',
  needs,
  params: input({ slug }),
  body: input(pageFields),
  reply: page,
});

export const changeLanding = endpoint({
  method: 'PUT',
  path: '/console/texts/landing',
  group,
  summary: 'Changes the given texts of the landing page; the others stay as they are.',
  needs,
  body: Type.Partial(landing, { additionalProperties: false }),
  reply: landing,
  refuses: ['picture_unknown'],
});

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/console/texts/pages/{slug}/versions',
  group,
  summary: 'Earlier versions of a page, latest first: who wrote each and when.',
  needs,
  params: input({ slug }),
  reply: Type.Object({
    versions: Type.Array(
      Type.Object({
        at: orNull(moment),
        /** Null for the text before the first change. */
        person: orNull(Type.String()),
        title: shownTranslated,
        body: shownTranslated,
      }),
    ),
  }),
});
