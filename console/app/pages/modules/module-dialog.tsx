import type { ConsoleModule } from '@rialto/contract/calls/console/modules.ts';
import { moduleTypes, type ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { moduleTypeName } from '../../words/module-types.ts';

export type ModuleDraft = Omit<ConsoleModule, 'id' | 'stores_count'>;
type Props = {
  first: ModuleDraft;
  isNew: boolean;
  zones: readonly { id: number; name: string }[];
  isSaving: boolean;
  onSave: (draft: ModuleDraft) => void;
  onClose: () => void;
};

export function ModuleDialog({ first, isNew, zones, isSaving, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(first);
  const change = (part: Partial<ModuleDraft>) => setDraft({ ...draft, ...part });
  const toggle = (id: number, isOn: boolean) =>
    change({ zone_ids: isOn ? [...draft.zone_ids, id] : draft.zone_ids.filter((other) => other !== id) });
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={isNew ? t('console.modules_add') : draft.name.en}
      closeLabel={t('console.close')}
      footer={
        <Button isFull isLoading={isSaving} disabled={draft.name.en.trim() === ''} onClick={() => onSave(draft)}>
          {t('console.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('console.modules_type')}
          hint={isNew ? t('console.modules_type_hint') : t('console.modules_type_fixed')}
          disabled={!isNew}
          value={draft.type}
          onChange={({ currentTarget }) => change({ type: currentTarget.value as ModuleType })}
          options={moduleTypes.map((value) => ({ value, label: moduleTypeName(value) }))}
        />
        <TranslatedField
          label={t('console.modules_name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={60}
          required
        />
        <TranslatedField
          label={t('console.modules_description')}
          value={draft.description}
          onChange={(description) => change({ description })}
          maxLength={200}
        />
        <Switch
          label={t('console.modules_active')}
          checked={draft.is_active}
          onChange={({ currentTarget }) => change({ is_active: currentTarget.checked })}
        />
        {zones.length > 0 && (
          <fieldset>
            <legend className="text-sm font-medium">{t('console.modules_zones')}</legend>
            {zones.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={draft.zone_ids.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
