import type { LandingTexts, ShopPage } from '@rialto/contract/calls/console/texts.ts';
import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import type { PageSlug } from '@rialto/contract/shapes/enums.ts';
import type { PageRow } from '../content.sql.ts';

type TranslatedText = { en: string; ar: string | null };
const shown = ({ en, ar }: Texts): TranslatedText => ({ en, ar: ar ?? null });
const kept = ({ en, ar }: TranslatedText): Texts => (ar ? { en, ar } : { en });

export function landingTexts(content: LandingContent): LandingTexts {
  const { playStore, appleStore } = content.appLinks;
  return {
    header_title: shown(content.headerTitle),
    header_sub_title: shown(content.headerSubTitle),
    header_image: content.headerImage,
    module_title: shown(content.moduleTitle),
    module_sub_title: shown(content.moduleSubTitle),
    offering_title: shown(content.offeringTitle),
    offering_sub_title: shown(content.offeringSubTitle),
    offerings: content.offerings.map(({ title, text, image }) => ({ title: shown(title), text: shown(text), image })),
    steps_title: shown(content.stepsTitle),
    steps: content.steps.map(({ title, text }) => ({ title: shown(title), text: shown(text) })),
    app_title: shown(content.appTitle),
    app_sub_title: shown(content.appSubTitle),
    newsletter_title: shown(content.newsletterTitle),
    newsletter_sub_title: shown(content.newsletterSubTitle),
    footer_description: shown(content.footerDescription),
    play_store: { url: playStore.url, is_shown: playStore.isShown },
    apple_store: { url: appleStore.url, is_shown: appleStore.isShown },
  };
}

export function storedLanding(texts: LandingTexts): LandingContent {
  const { play_store: playStore, apple_store: appleStore } = texts;
  return {
    headerTitle: kept(texts.header_title),
    headerSubTitle: kept(texts.header_sub_title),
    headerImage: texts.header_image,
    moduleTitle: kept(texts.module_title),
    moduleSubTitle: kept(texts.module_sub_title),
    offeringTitle: kept(texts.offering_title),
    offeringSubTitle: kept(texts.offering_sub_title),
    offerings: texts.offerings.map(({ title, text, image }) => ({ title: kept(title), text: kept(text), image })),
    stepsTitle: kept(texts.steps_title),
    steps: texts.steps.map(({ title, text }) => ({ title: kept(title), text: kept(text) })),
    appTitle: kept(texts.app_title),
    appSubTitle: kept(texts.app_sub_title),
    newsletterTitle: kept(texts.newsletter_title),
    newsletterSubTitle: kept(texts.newsletter_sub_title),
    footerDescription: kept(texts.footer_description),
    appLinks: {
      playStore: { url: playStore.url, isShown: playStore.is_shown },
      appleStore: { url: appleStore.url, isShown: appleStore.is_shown },
    },
  };
}

/** The texts of a page, by the names in the log of changes. */
export function pageTexts({ titleEn, titleAr, bodyEn, bodyAr }: PageRow): Pick<ShopPage, 'title' | 'body'> {
  return { title: { en: titleEn, ar: titleAr }, body: { en: bodyEn, ar: bodyAr } };
}

export function shopPage(slug: PageSlug, row: PageRow | null, changedAt: Date | null): ShopPage {
  const empty = { titleEn: '', titleAr: null, bodyEn: '', bodyAr: null };
  return { slug, ...pageTexts(row ?? empty), changed_at: changedAt?.toISOString() ?? null };
}
