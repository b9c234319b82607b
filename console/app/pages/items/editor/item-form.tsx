import { readConsoleStore } from '@rialto/contract/calls/console/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { useModules } from '../../../features/catalogue/choices.ts';
import { SectionCard } from '../../../cards/section-card.tsx';
import { PictureField } from '../../../cards/pictures/picture-field.tsx';
import { SaveBar } from '../../../cards/forms/save-bar.tsx';
import { useDraft } from '../../../platform/use-draft.ts';
import { queryOf } from '../../../platform/query.ts';
import { AddOnsField } from './add-ons-field.tsx';
import { ArticleOptions } from './article-options.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FoodOptions } from './food-options.tsx';
import { isComplete, type ItemFields } from './item-fields.ts';
import { ItemPreview } from './item-preview.tsx';
import { PriceFields } from './price-fields.tsx';

type Props = {
  saved: ItemFields;
  storeId: number;
  isNew?: boolean;
  isSaving: boolean;
  onSave: (fields: Partial<ItemFields>, onSaved: () => void) => void;
};

const MAX_PICTURES = 11;

/** Item editor with a live preview of the customer's card. */
export function ItemForm({ saved, storeId, isNew = false, isSaving, onSave }: Props) {
  const { draft, changes, isChanged, change, discard } = useDraft(saved);
  const store = useQuery(queryOf(readConsoleStore, { params: { id: storeId } })).data;
  const moduleId = store?.module_id;
  const moduleType = useModules().find(({ id }) => id === moduleId)?.type;
  const fields = { fields: draft, onChange: change };
  return (
    <form
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <SectionCard title={t('console.catalogue_texts')}>
          <TranslatedField
            label={t('console.catalogue_name')}
            value={draft.name}
            required
            maxLength={150}
            onChange={(name) => change({ name })}
          />
          <TranslatedField
            label={t('console.catalogue_description')}
            value={draft.description}
            isLong
            maxLength={5000}
            onChange={(description) => change({ description })}
          />
          <PictureField
            label={t('console.catalogue_pictures')}
            hint={t('console.catalogue_pictures_hint')}
            pictures={draft.pictures}
            maxCount={MAX_PICTURES}
            onChange={(pictures) => change({ pictures })}
          />
        </SectionCard>
        <PriceFields {...fields} hasStock={moduleType !== 'food'} />
        {moduleType === 'food' ? <FoodOptions {...fields} /> : <ArticleOptions {...fields} />}
        {moduleType === 'food' && <AddOnsField {...fields} storeId={storeId} />}
        <DetailFields {...fields} moduleId={moduleId} moduleType={moduleType} />
        <SaveBar
          isChanged={isChanged}
          isSaving={isSaving}
          onDiscard={discard}
          label={isNew ? t('console.catalogue_add_item') : t('console.save')}
          onSave={() => isComplete(draft) && onSave(changes, discard)}
        />
        {isChanged && !isComplete(draft) && (
          <p className="text-end text-sm text-ink-soft" role="status">
            {t('console.catalogue_incomplete')}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-20">
        <ItemPreview fields={draft} store={store} />
        <Switch
          label={t('console.catalogue_visible')}
          hint={t('console.catalogue_visible_hint')}
          checked={draft.active}
          onChange={(event) => change({ active: event.currentTarget.checked })}
        />
      </div>
    </form>
  );
}
