import { t } from '@rialto/texts/text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { DestinationState, Extras } from '../form/use-destination.ts';

const MOST_CHARACTERS = 100;

/** Address details for the courier (CHK-07). */
export function AdditionalInformation({ state }: { state: DestinationState }) {
  const { extras, setExtras, address, shouldSave, setShouldSave } = state;
  const field = (name: keyof Extras) => ({
    name,
    value: extras[name],
    maxLength: MOST_CHARACTERS,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setExtras({ ...extras, [name]: currentTarget.value }),
  });
  return (
    <fieldset className="mt-4">
      <legend className="mb-3 text-md font-semibold text-ink">{t('checkout.additional')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Input className="max-sm:col-span-2" label={t('checkout.street')} autoComplete="off" {...field('road')} />
        <Input label={t('checkout.house')} autoComplete="off" {...field('house')} />
        <Input label={t('checkout.floor')} autoComplete="off" {...field('floor')} />
      </div>
      {address?.id === null && (
        <Checkbox
          className="mt-1"
          label={t('checkout.save_address')}
          checked={shouldSave}
          onChange={({ currentTarget }) => setShouldSave(currentTarget.checked)}
        />
      )}
    </fieldset>
  );
}
