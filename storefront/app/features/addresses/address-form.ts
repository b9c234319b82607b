import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import type { AddressFields } from '../../shared/address.ts';
import { isEmailAddress } from '../../platform/forms/is-email-address.ts';

export const addressLabels = ['home', 'office', 'other'] as const;
export type AddressLabel = (typeof addressLabels)[number];

/** Whom to ask for at the door. */
export type Contact = Pick<AddressFields, 'contact_person_name' | 'contact_person_number' | 'contact_person_email'>;

/** What is typed beside the map. The address itself is null as long as it follows the pin. */
export type AddressForm = Contact &
  Pick<AddressFields, 'house' | 'floor' | 'road' | 'additional_information'> & {
    label: AddressLabel;
    labelName: string;
    typedAddress: string | null;
  };

export type AddressProblems = { address?: string; name?: string; phone?: string; email?: string };

export function formFor(editing: AddressFields | null, contact: Contact): AddressForm {
  if (!editing) return { ...contact, ...nothing, label: 'home', labelName: '', typedAddress: null };
  const { contact_person_name, contact_person_number, contact_person_email } = editing;
  const { house, floor, road, additional_information, address } = editing;
  return {
    ...{ contact_person_name, contact_person_number, contact_person_email },
    ...{ house, floor, road, additional_information },
    ...labelOf(editing.address_type),
    typedAddress: address === '' ? null : address,
  };
}

const nothing = { house: '', floor: '', road: '', additional_information: '' };

/** A type that is none of the three is the name somebody gave it. Former forms wrote Home, Office and Others. */
export function labelOf(type: string): Pick<AddressForm, 'label' | 'labelName'> {
  const known = type.trim().toLowerCase();
  if (known === 'home' || known === 'office') return { label: known, labelName: '' };
  return { label: 'other', labelName: ['', 'other', 'others'].includes(known) ? '' : type.trim() };
}

/** The name of the label when one is filled in, otherwise its kind (ADR-04). */
export function addressTypeOf({ label, labelName }: Pick<AddressForm, 'label' | 'labelName'>): string {
  return (label === 'other' && labelName.trim()) || label;
}

/** What must be put right, in the words of ADR-02. */
export function problemsIn(form: AddressForm, address: string, isPhoneRight: boolean): AddressProblems {
  const email = form.contact_person_email.trim();
  return {
    ...(address.trim() === '' && { address: t('refusal.address_required') }),
    ...(form.contact_person_name.trim() === '' && { name: t('refusal.name_required') }),
    ...(!isPhoneRight && { phone: t('refusal.phone_invalid') }),
    ...(form.contact_person_number.trim() === '' && { phone: t('refusal.phone_required') }),
    ...(email !== '' && !isEmailAddress(email) && { email: t('refusal.email_invalid') }),
  };
}

type PinnedAddress = { id: number | null; address: string; point: Point; zoneIds: number[] };

/** The form and the place it is about, as they are kept. */
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
