import { addCategory, listConsoleCategories } from '@rialto/contract/calls/console/categories.ts';
import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { addItem } from '@rialto/contract/calls/console/items.ts';
import { uploadPicture } from '@rialto/contract/calls/console/pictures.ts';
import { t } from '@rialto/texts/text.ts';
import { PicturePicker } from '@rialto/ui/fields/picture-picker.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { callApi } from '../../../platform/api.ts';
import { invalidate, queryOf } from '../../../platform/query.ts';
import { showFault, toasts } from '../../../platform/toasts.ts';
import { useShopConfig } from '../../../shared/shop-config.ts';
import type { FoundIds } from '../found-ids.ts';
import { StepForm } from './step-form.tsx';

const MAX_BYTES = 8_000_000;
type TranslatedName = { en: string; ar: string | null };

/** The first item: name, price, category, and a picture if there is one. */
export function ItemStep({ ids, onNext }: { ids: FoundIds; onNext: () => void }) {
  const { data: shop } = useShopConfig();
  const categories = useQuery(queryOf(listConsoleCategories, { query: { module_id: ids.moduleId ?? 1 } }));
  const known = categories.data?.categories[0];
  const [name, setName] = useState<TranslatedName>({ en: '', ar: null });
  const [category, setCategory] = useState<TranslatedName>({ en: 'Popular', ar: 'الأكثر طلبًا' });
  const [price, setPrice] = useState<number | null>(null);
  const [pictures, setPictures] = useState<File[]>([]);
  const saving = useMutation({
    mutationFn: async () => {
      if (ids.storeId === null || ids.moduleId === null || price === null) return;
      const [uploaded, { id: categoryId }] = await Promise.all([
        pictures.length > 0 ? callApi(uploadPicture, { files: { picture: pictures }, body: {} }) : null,
        known ?? callApi(addCategory, { body: { module_id: ids.moduleId, name: category } }),
      ]);
      const shown = uploaded ? [uploaded.id] : [];
      await callApi(addItem, {
        body: { store_id: ids.storeId, name, category_id: categoryId, price, pictures: shown, active: true },
      });
    },
    onSuccess: () => {
      invalidate(readGoLive, listConsoleCategories);
      onNext();
    },
    onError: showFault,
  });
  return (
    <StepForm
      title={t('console.setup_item_title')}
      text={t('console.setup_item_text')}
      isSaving={saving.isPending}
      onSave={() => saving.mutate()}
    >
      <TranslatedField label={t('console.setup_item_name')} value={name} onChange={setName} maxLength={150} required />
      <NumberField
        label={t('console.setup_item_price')}
        prefix={shop?.currency_symbol}
        value={price}
        onChange={setPrice}
        min={0}
        required
      />
      {!known && (
        <TranslatedField
          label={t('console.setup_item_category')}
          hint={t('console.setup_item_category_hint')}
          value={category}
          onChange={setCategory}
          maxLength={150}
          required
        />
      )}
      <PicturePicker
        label={t('console.setup_item_picture')}
        hint={t('console.setup_item_picture_hint')}
        pictures={pictures}
        onChange={setPictures}
        maxCount={1}
        maxBytes={MAX_BYTES}
        onTooLarge={() => toasts.show({ kind: 'error', text: t('console.setup_item_picture_large') })}
        addLabel={t('console.setup_item_picture_add')}
        removeLabel={t('console.setup_item_picture_remove')}
      />
    </StepForm>
  );
}
