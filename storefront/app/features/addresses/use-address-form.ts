import { useState } from 'react';
import type { AddressFields } from '../../shared/address.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { isPhoneValid } from '@rialto/ui/fields/phone-number.ts';
import { fieldsFrom, formFor, problemsIn, type AddressForm, type Contact } from './address-form.ts';
import { saveAddress } from './save-address.ts';
import { useAddressPin } from './use-address-pin.ts';

type Props = { editing: AddressFields | null; contact: Contact; onSaved: (saved: AddressFields) => void };

/** State of the address form: typed values, pin, validation and saving. */
export function useAddressForm({ editing, contact, onSaved }: Props) {
  const [first] = useState(() => formFor(editing, contact));
  const [form, setForm] = useState(first);
  const [resets, setResets] = useState(0);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<AddressForm>) => setForm((before) => ({ ...before, ...part }));
  const pin = useAddressPin(editing, () => change({ typedAddress: null }));

  const address = form.typedAddress ?? pin.place.address ?? '';
  const isLooking = pin.place.kind === 'looking';
  const problems = problemsIn(form, address, isPhoneValid(form.contact_person_number));

  /** Returns false if validation failed. */
  async function save(): Promise<boolean> {
    setTried(true);
    if (Object.keys(problems).length > 0) return false;
    const zoneIds = pin.place.kind === 'served' ? pin.place.zoneIds : [];
    setSaving(true);
    try {
      onSaved(await saveAddress(fieldsFrom(form, { id: editing?.id ?? null, address, point: pin.point, zoneIds })));
    } catch (thrown) {
      showErrors(thrown);
    }
    setSaving(false);
    return true;
  }

  function reset() {
    setForm(first);
    setTried(false);
    setResets(resets + 1);
    pin.reset();
  }

  return { form, change, pin, address, isLooking, isSaving, resets, problems: hasTried ? problems : {}, save, reset };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
