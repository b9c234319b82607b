import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import type { AddressFormState } from './use-address-form.ts';

/** Street, house, floor and directions. */
export function AddressDoorFields({ state: { form, change } }: { state: AddressFormState }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold text-ink">{t('address.where')}</legend>
      <Input
        label={t('address.road')}
        maxLength={100}
        value={form.road}
        onChange={(event) => change({ road: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Input
          label={t('address.house')}
          maxLength={100}
          value={form.house}
          onChange={(event) => change({ house: event.target.value })}
        />
        <Input
          label={t('address.floor')}
          maxLength={100}
          value={form.floor}
          onChange={(event) => change({ floor: event.target.value })}
        />
      </div>
      <TextArea
        label={t('address.information')}
        maxLength={500}
        rows={2}
        value={form.additional_information}
        hint={t('address.information_hint')}
        onChange={(event) => change({ additional_information: event.target.value })}
      />
    </fieldset>
  );
}
