import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState, type ReactNode } from 'react';
import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { PictureField, type ShownPicture } from '../../cards/pictures/picture-field.tsx';

export type GroupFields = { name: ConsoleTranslation; picture: ShownPicture | null; active: boolean };
export const NEW_GROUP: GroupFields = { name: { en: '', ar: null }, picture: null, active: true };

type Props = {
  title: string;
  first: GroupFields;
  isSaving: boolean;
  onSave: (fields: { name: ConsoleTranslation; picture: string | null; active: boolean }) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Name, picture and whether a category, brand or condition is shown. */
export function GroupDialog({ title, first, isSaving, onSave, onClose, children }: Props) {
  const [fields, setFields] = useState(first);
  const { name, picture, active } = fields;
  const save = () => onSave({ name, picture: picture && picture.id, active });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={title}
      closeLabel={t('console.close')}
      footer={
        <Button isFull isLoading={isSaving} disabled={name.en.trim() === ''} onClick={save}>
          {t('console.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TranslatedField
          label={t('console.catalogue_name')}
          value={name}
          required
          maxLength={150}
          onChange={(next) => setFields({ ...fields, name: next })}
        />
        {children}
        <PictureField
          label={t('console.catalogue_picture_column')}
          pictures={picture ? [picture] : []}
          maxCount={1}
          onChange={([next = null]) => setFields({ ...fields, picture: next })}
        />
        <Switch
          label={t('console.catalogue_visible')}
          checked={active}
          onChange={(event) => setFields({ ...fields, active: event.currentTarget.checked })}
        />
      </div>
    </Dialog>
  );
}
