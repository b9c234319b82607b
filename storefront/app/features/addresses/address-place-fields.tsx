import { t } from '@rialto/texts/text.ts';
import { CircleAlert } from 'lucide-react';
import { AddressKindIcon, addressKindText } from '../../cards/addresses/address-kind.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { addressLabels } from './address-form.ts';
import type { AddressFormState } from './use-address-form.ts';

/** The address at the pin and its label. */
export function AddressPlaceFields({ state: { form, change, pin, address, isLooking, problems } }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <Input
        label={t('address.field')}
        required
        maxLength={300}
        autoComplete="street-address"
        value={address}
        placeholder={isLooking ? t('address.looking') : undefined}
        suffix={isLooking && form.typedAddress === null && <Spinner className="me-2 size-5" />}
        onChange={(event) => change({ typedAddress: event.target.value })}
        hint={t('address.field_hint')}
        error={problems.address}
      />
      <p role="status" className="empty:hidden">
        {pin.place.kind === 'refused' && <NotServed message={pin.place.message} />}
      </p>
      <RadioGroup
        legend={t('address.label_as')}
        name="address-label"
        look="chips"
        value={form.label}
        onChange={(value) => change({ label: addressLabels.find((label) => label === value) ?? 'other' })}
        options={addressLabels.map((label) => ({
          value: label,
          label: addressKindText(label),
          icon: <AddressKindIcon type={label} />,
        }))}
      />
      {form.label === 'other' && (
        <Input
          label={t('address.label_name')}
          maxLength={50}
          value={form.labelName}
          onChange={(event) => change({ labelName: event.target.value })}
        />
      )}
    </div>
  );
}

type Props = { state: AddressFormState };

/** A warning only: an address outside all zones can be saved. */
function NotServed({ message }: { message: string }) {
  return (
    <span className="flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-3 text-sm font-medium text-warning-text">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {message}
    </span>
  );
}
