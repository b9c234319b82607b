import { pageSlugs, type PageSlug } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** What is edited on the page: the landing page or a page of text. */
export type TextPart = 'landing' | PageSlug;
const parts: readonly TextPart[] = ['landing', ...pageSlugs];

/** The part in the address; the landing page if there is none. Null for an unknown one. */
export function textPartOf(name: string | undefined): TextPart | null {
  return name === undefined ? 'landing' : (parts.find((part) => part === name) ?? null);
}

export function textPartName(part: TextPart): string {
  return {
    landing: t('console.texts_landing'),
    'terms-and-conditions': t('console.texts_terms'),
    'privacy-policy': t('console.texts_privacy'),
    'refund-policy': t('console.texts_refunds'),
    'cancellation-policy': t('console.texts_cancellation'),
    'shipping-policy': t('console.texts_delivery'),
    'about-us': t('console.texts_about'),
    'help-and-support': t('console.texts_help'),
  }[part];
}

/** Where customers read it. */
export function shopPath(part: TextPart): string {
  return part === 'landing' ? '/' : `/${part}`;
}
