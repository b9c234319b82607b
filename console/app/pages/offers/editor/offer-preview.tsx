import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { useState } from 'react';
import type { OfferDraft } from './offer-draft.ts';
import type { OfferChoices } from './field-props.ts';
import type { PreviewProps } from './preview-props.ts';
import {
  BannerPreview,
  CampaignPreview,
  CashbackPreview,
  CouponPreview,
  FlashPreview,
  ItemPreview,
} from './preview-cards.tsx';

type Props = { kind: OfferKind; draft: OfferDraft; choices: OfferChoices };

/** The offer as customers will see it, in either language. */
export function OfferPreview({ kind, draft, choices }: Props) {
  const [language, setLanguage] = useState(currentLanguage());
  const { form } = draft;
  const isArabic = language === 'ar';
  const pick = (english: string | undefined, arabic: string | null | undefined) =>
    (isArabic && arabic) || english || '';
  const preview = {
    draft,
    choices,
    isArabic,
    title: pick(form.title_en, form.title_ar) || t('console.offers_no_title'),
    text: pick(form.description_en, form.description_ar),
  };
  const Preview = previews[kind];
  return (
    <aside aria-label={t('console.offers_preview')} className="lg:sticky lg:top-20">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg font-bold text-ink">{t('console.offers_preview')}</h2>
        <ChipRow label={t('console.offers_preview_language')}>
          <ChoiceChip isChosen={!isArabic} lang="en" onClick={() => setLanguage('en')}>
            EN
          </ChoiceChip>
          <ChoiceChip isChosen={isArabic} lang="ar" onClick={() => setLanguage('ar')}>
            ع
          </ChoiceChip>
        </ChipRow>
      </div>
      <div lang={language} dir={isArabic ? 'rtl' : 'ltr'} className="rounded-lg bg-sunken p-4">
        <Preview {...preview} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('console.offers_preview_hint')}</p>
    </aside>
  );
}

const previews: Record<OfferKind, (props: PreviewProps) => React.ReactNode> = {
  banner: BannerPreview,
  basic_campaign: CampaignPreview,
  item_campaign: ItemPreview,
  flash_sale: FlashPreview,
  coupon: CouponPreview,
  cashback: CashbackPreview,
};
