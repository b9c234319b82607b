import type { OfferChoices } from './field-props.ts';
import type { OfferDraft } from './offer-draft.ts';

/** The texts of the offer in the language of the preview. */
export type PreviewProps = { draft: OfferDraft; choices: OfferChoices; title: string; text: string; isArabic: boolean };
