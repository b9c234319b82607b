import { t } from '@rialto/texts/text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { DestinationState, Extras } from '../form/use-destination.ts';
import { Fold } from '../../../features/ordering/blocks/fold.tsx';

const MOST_CHARACTERS = 100;

/** Address details for the courier, all optional (CHK-07). */
export function AdditionalInformation({ state }: { state: DestinationState }) {
  const { extras, setExtras, address, shouldSave, setShouldSave } = state;
  const field = (name: keyof Extras) => ({
    name,
    value: extras[name],
    maxLength: MOST_CHARACTERS,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setExtras({ ...extras, [name]: currentTarget.value }),
  });
  return (
    <div className="mt-1 -mb-3">
      <Fold title={t('checkout.additional')} text={filled(extras) || t('checkout.additional_hint')}>
        <fieldset>
          <legend className="sr-only">{t('checkout.additional')}</legend>
          <div className="grid grid-cols-2 gap-3 pt-1 sm:grid-cols-3">
            <Input className="max-sm:col-span-2" label={t('checkout.street')} {...field('road')} />
            <Input label={t('checkout.house')} {...field('house')} />
            <Input label={t('checkout.floor')} {...field('floor')} />
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
      </Fold>
    </div>
  );
}

function filled({ road, house, floor }: Extras): string {
  return [road, house, floor].filter((part) => part !== '').join(' · ');
}
