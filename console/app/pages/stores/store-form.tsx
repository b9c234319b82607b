import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { PictureField } from '../../cards/pictures/picture-field.tsx';
import { SaveBar } from '../../cards/forms/save-bar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { DiscountFields, ServiceFields } from './service-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { HourFields } from './hour-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { isComplete, type FieldsProps, type StoreFields } from './store-fields.ts';

type Props = {
  saved: StoreFields;
  isNew?: boolean;
  /** Staff of a store change only when it is open. */
  isHoursOnly?: boolean;
  isSaving: boolean;
  onSave: (fields: Partial<StoreFields>, onSaved: () => void) => void;
};

export function StoreForm({ saved, isNew = false, isHoursOnly = false, isSaving, onSave }: Props) {
  const { draft, changes, isChanged, change, discard } = useDraft(saved);
  const fields = { fields: draft, onChange: change };
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {!isHoursOnly && (
          <div className="flex min-w-0 flex-col gap-5">
            <StoreTexts {...fields} />
            <PlaceFields {...fields} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <HourFields {...fields} canChangeZone={!isHoursOnly} />
          <HolidayFields {...fields} />
          {!isHoursOnly && (
            <>
              <ServiceFields {...fields} />
              <DiscountFields {...fields} />
            </>
          )}
        </div>
      </div>
      <SaveBar
        isChanged={isChanged || isNew}
        isSaving={isSaving}
        onDiscard={discard}
        label={isNew ? t('console.stores_add') : t('console.save')}
        onSave={() => isComplete(draft) && onSave(changes, discard)}
      />
      {(isChanged || isNew) && !isComplete(draft) && (
        <p className="text-end text-sm text-ink-soft" role="status">
          {t('console.stores_incomplete')}
        </p>
      )}
    </form>
  );
}

function StoreTexts({ fields, onChange }: FieldsProps) {
  return (
    <SectionCard title={t('console.catalogue_texts')}>
      <TranslatedField
        label={t('console.catalogue_name')}
        value={fields.name}
        required
        maxLength={150}
        onChange={(name) => onChange({ name })}
      />
      <TranslatedField
        label={t('console.stores_about')}
        value={fields.about}
        isLong
        maxLength={2000}
        onChange={(about) => onChange({ about })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={t('console.stores_phone')}
          type="tel"
          dir="ltr"
          value={fields.phone ?? ''}
          maxLength={30}
          onChange={(event) => onChange({ phone: event.currentTarget.value || null })}
        />
        <Input
          label={t('console.stores_email')}
          type="email"
          dir="ltr"
          value={fields.email ?? ''}
          maxLength={254}
          onChange={(event) => onChange({ email: event.currentTarget.value || null })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PictureField
          label={t('console.stores_logo')}
          pictures={fields.logo ? [fields.logo] : []}
          maxCount={1}
          onChange={([logo = null]) => onChange({ logo })}
        />
        <PictureField
          label={t('console.stores_cover')}
          pictures={fields.cover ? [fields.cover] : []}
          maxCount={1}
          onChange={([cover = null]) => onChange({ cover })}
        />
      </div>
      <Switch
        label={t('console.stores_active')}
        hint={t('console.stores_active_hint')}
        checked={fields.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
      <Switch
        label={t('console.stores_featured')}
        checked={fields.featured}
        onChange={(event) => onChange({ featured: event.currentTarget.checked })}
      />
    </SectionCard>
  );
}
