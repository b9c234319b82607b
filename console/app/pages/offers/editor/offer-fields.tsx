import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import type { ReactNode } from 'react';
import { CouponFields } from './coupon-fields.tsx';
import { DiscountFields, LimitFields } from './discount-fields.tsx';
import { faultAt, type FieldProps } from './field-props.ts';
import { FlashItemFields } from './flash-item-fields.tsx';
import { ItemCampaignFields } from './item-campaign-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { BannerTarget, CampaignStores, CashbackPlace, ModuleField } from './place-fields.tsx';

/** The fields of an offer, by what they are about. */
export function OfferFields(props: FieldProps) {
  const { kind } = props;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Group title={t('console.offers_texts')}>
        <Texts {...props} />
      </Group>
      <Group title={kind === 'flash_sale' ? t('console.offers_items') : t('console.offers_terms')}>
        <Terms {...props} />
      </Group>
      <Group title={t('console.offers_times')}>
        <Times {...props} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-hairline bg-surface p-4 lg:p-5">
      <legend className="float-start mb-4 w-full text-lg font-bold text-ink">{title}</legend>
      <div className="clear-both flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}

const kindsWithText: readonly OfferKind[] = ['basic_campaign', 'item_campaign'];

function Texts({ kind, draft, fault, onForm, onDraft }: FieldProps) {
  const { form } = draft;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          label={t('console.offers_title_en')}
          lang="en"
          dir="ltr"
          required
          maxLength={120}
          value={form.title_en}
          error={faultAt(fault, 'title_en')}
          onChange={({ currentTarget: { value } }) => onForm({ title_en: value })}
        />
        <Input
          label={t('console.offers_title_ar')}
          lang="ar"
          dir="rtl"
          maxLength={120}
          value={form.title_ar ?? ''}
          onChange={({ currentTarget: { value } }) => onForm({ title_ar: value || null })}
        />
        {kindsWithText.includes(kind) && (
          <>
            <TextArea
              label={t('console.offers_text_en')}
              lang="en"
              dir="ltr"
              maxLength={2000}
              value={form.description_en ?? ''}
              onChange={({ currentTarget: { value } }) => onForm({ description_en: value })}
            />
            <TextArea
              label={t('console.offers_text_ar')}
              lang="ar"
              dir="rtl"
              maxLength={2000}
              value={form.description_ar ?? ''}
              onChange={({ currentTarget: { value } }) => onForm({ description_ar: value || null })}
            />
          </>
        )}
      </div>
      {(kind === 'banner' || kindsWithText.includes(kind)) && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PictureField
            label={t('console.offers_picture')}
            url={draft.pictureUrl}
            error={faultAt(fault, 'picture')}
            onChange={(picture) =>
              onDraft({ form: { ...form, picture: picture?.id ?? null }, pictureUrl: picture?.url ?? null })
            }
          />
          {kind === 'banner' && (
            <PictureField
              label={t('console.offers_picture_ar')}
              url={draft.pictureArUrl}
              error={faultAt(fault, 'picture_ar')}
              onChange={(picture) =>
                onDraft({ form: { ...form, picture_ar: picture?.id ?? null }, pictureArUrl: picture?.url ?? null })
              }
            />
          )}
        </div>
      )}
    </>
  );
}

function Terms(props: FieldProps) {
  switch (props.kind) {
    case 'banner':
      return (
        <>
          <ModuleField {...props} />
          <BannerTarget {...props} />
        </>
      );
    case 'basic_campaign':
      return (
        <>
          <ModuleField {...props} />
          <CampaignStores {...props} />
        </>
      );
    case 'item_campaign':
      return <ItemCampaignFields {...props} />;
    case 'flash_sale':
      return (
        <>
          <ModuleField {...props} />
          <FlashItemFields {...props} />
        </>
      );
    case 'coupon':
      return <CouponFields {...props} />;
    case 'cashback':
      return (
        <>
          <DiscountFields {...props} label={t('console.offers_cashback_value')} />
          <LimitFields {...props} />
          <CashbackPlace {...props} />
        </>
      );
  }
}

function Times({ kind, draft: { form }, timeZone, fault, onForm }: FieldProps) {
  const isOptional = kind === 'banner';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Input
        type="datetime-local"
        label={t('console.offers_starts')}
        required={!isOptional}
        hint={isOptional ? t('console.offers_no_start') : t('console.offers_zone_hint', { zone: timeZone })}
        value={form.starts ?? ''}
        error={faultAt(fault, 'starts')}
        onChange={({ currentTarget: { value } }) => onForm({ starts: value.slice(0, 16) || null })}
      />
      <Input
        type="datetime-local"
        label={t('console.offers_ends')}
        required={!isOptional}
        hint={isOptional ? t('console.offers_no_end') : t('console.offers_end_hint')}
        value={form.ends ?? ''}
        error={faultAt(fault, 'ends')}
        onChange={({ currentTarget: { value } }) => onForm({ ends: value.slice(0, 16) || null })}
      />
    </div>
  );
}
