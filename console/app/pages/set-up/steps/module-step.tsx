import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { addModule, listConsoleModules } from '@rialto/contract/calls/console/modules.ts';
import { listConsoleZones } from '@rialto/contract/calls/console/zones.ts';
import { moduleTypes, type ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Package, Pill, ShoppingBag, ShoppingBasket, UtensilsCrossed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { moduleTypeName } from '../../../words/module-types.ts';
import { StepForm } from './step-form.tsx';

/** Names that are stored, in both languages whichever one the owner reads. */
const usualNames: Record<ModuleType, { en: string; ar: string | null }> = {
  food: { en: 'Food', ar: 'طعام' },
  grocery: { en: 'Groceries', ar: 'بقالة' },
  pharmacy: { en: 'Pharmacy', ar: 'صيدلية' },
  ecommerce: { en: 'Shopping', ar: 'تسوّق' },
  parcel: { en: 'Parcels', ar: 'طرود' },
};
const icons: Record<ModuleType, ReactNode> = {
  food: <UtensilsCrossed aria-hidden />,
  grocery: <ShoppingBasket aria-hidden />,
  pharmacy: <Pill aria-hidden />,
  ecommerce: <ShoppingBag aria-hidden />,
  parcel: <Package aria-hidden />,
};

/** What the shop delivers first. Parcels need no store, so they are added later. */
export function ModuleStep({ zoneId, onNext }: { zoneId: number | null; onNext: () => void }) {
  const [type, setType] = useState<ModuleType>('food');
  const [name, setName] = useState(usualNames.food);
  const { run, isRunning } = useAction(addModule, {
    changes: [readGoLive, listConsoleModules, listConsoleZones],
    onDone: onNext,
  });
  const choose = (chosen: ModuleType) => {
    setType(chosen);
    setName(usualNames[chosen]);
  };
  const body = { type, name, description: { en: '', ar: null }, is_active: true, zone_ids: zoneId ? [zoneId] : [] };
  return (
    <StepForm
      title={t('console.setup_module_title')}
      text={t('console.setup_module_text')}
      isSaving={isRunning}
      onSave={() => run({ body })}
    >
      <RadioGroup
        legend={t('console.modules_type')}
        name="module-type"
        look="cards"
        value={type}
        onChange={(value) => choose(value as ModuleType)}
        options={moduleTypes
          .filter((value) => value !== 'parcel')
          .map((value) => ({ value, label: moduleTypeName(value), icon: icons[value] }))}
      />
      <TranslatedField label={t('console.modules_name')} value={name} onChange={setName} maxLength={60} required />
    </StepForm>
  );
}
