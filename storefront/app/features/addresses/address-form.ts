import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import type { AddressFields } from '../../shared/address.ts';
import { isEmailAddress } from '../../platform/forms/is-email-address.ts';

export const addressLabels = ['home', 'office', 'other'] as const;
export type AddressLabel = (typeof addressLabels)[number];

/** Contact person at the address. */
export type Contact = Pick<AddressFields, 'contact_person_name' | 'contact_person_number' | 'contact_person_email'>;

/** Values of the form. `typedAddress` is null while the address follows the pin. */
export type AddressForm = Contact &
  Pick<AddressFields, 'house' | 'floor' | 'road' | 'additional_information'> & {
    label: AddressLabel;
    labelName: string;
    typedAddress: string | null;
  };

export type AddressProblems = { address?: string; name?: string; phone?: string; email?: string };

export function formFor(editing: AddressFields | null, contact: Contact): AddressForm {
  if (!editing) return { ...contact, ...emptyFields, label: 'home', labelName: '', typedAddress: null };
  const { contact_person_name, contact_person_number, contact_person_email } = editing;
  const { house, floor, road, additional_information, address } = editing;
  return {
    ...{ contact_person_name, contact_person_number, contact_person_email },
    ...{ house, floor, road, additional_information },
    ...labelOf(editing.address_type),
    typedAddress: address === '' ? null : address,
  };
}

const emptyFields = { house: '', floor: '', road: '', additional_information: '' };

/** Any type other than home and office is a custom label. Older data has Home, Office and Others. */
export function labelOf(type: string): Pick<AddressForm, 'label' | 'labelName'> {
  const known = type.trim().toLowerCase();
  if (known === 'home' || known === 'office') return { label: known, labelName: '' };
  return { label: 'other', labelName: ['', 'other', 'others'].includes(known) ? '' : type.trim() };
}

/** The custom label if filled in, otherwise the kind (ADR-04). */
export function addressTypeOf({ label, labelName }: Pick<AddressForm, 'label' | 'labelName'>): string {
  return (label === 'other' && labelName.trim()) || label;
}

/** Validation errors, worded as ADR-02 requires. */
export function problemsIn(form: AddressForm, address: string, isPhoneValid: boolean): AddressProblems {
  const email = form.contact_person_email.trim();
  return {
    ...(address.trim() === '' && { address: t('refusal.address_required') }),
    ...(form.contact_person_name.trim() === '' && { name: t('refusal.name_required') }),
    ...(!isPhoneValid && { phone: t('refusal.phone_invalid') }),
    ...(form.contact_person_number.trim() === '' && { phone: t('refusal.phone_required') }),
    ...(email !== '' && !isEmailAddress(email) && { email: t('refusal.email_invalid') }),
  };
}

type PinnedAddress = { id: number | null; address: string; point: Point; zoneIds: number[] };

/** Combines the form and the pinned place into the saved fields. */
export function fieldsFrom(form: AddressForm, { id, address, point, zoneIds }: PinnedAddress): AddressFields {
  return {
    id,
    address: address.trim(),
    address_type: addressTypeOf(form),
    road: form.road.trim(),
    house: form.house.trim(),
    floor: form.floor.trim(),
    additional_information: form.additional_information.trim(),
    contact_person_name: form.contact_person_name.trim(),
    contact_person_number: form.contact_person_number.trim(),
    contact_person_email: form.contact_person_email.trim(),
    latitude: point.lat,
    longitude: point.lng,
    zone_ids: zoneIds,
  };
}
