import { visibleText } from '@rialto/rules/text/visible-text.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { normalEmail, normalPhone } from '../../identity/identity.public.ts';
import type { AddressFields } from './addresses.sql.ts';

export type AddressForm = {
  address?: string | undefined;
  address_type?: string | undefined;
  address_label?: string | null | undefined;
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
  additional_information?: string | null | undefined;
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  latitude: number;
  longitude: number;
};

const DEFAULT_TYPE = 'other';
const textOf = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** The fields to store; refuses missing ones with the texts of the form. ADR-02, ADR-04. */
export function checkAddress(form: AddressForm, country: string): AddressFields {
  const address = visibleText(form.address);
  if (address === null) throw new RefusalError({ code: 'address_required' });
  const contactName = visibleText(form.contact_person_name);
  if (contactName === null) throw new RefusalError({ code: 'name_required' });
  const typedNumber = textOf(form.contact_person_number);
  if (typedNumber === null) throw new RefusalError({ code: 'phone_required' });
  const contactNumber = normalPhone(typedNumber, country);
  if (contactNumber === null) throw new RefusalError({ code: 'phone_invalid' });
  const typedEmail = textOf(form.contact_person_email);
  const contactEmail = typedEmail && normalEmail(typedEmail);
  if (typedEmail !== null && contactEmail === null) throw new RefusalError({ code: 'email_invalid' });
  const addressLabel = textOf(form.address_label);
  return {
    addressType: addressLabel ?? textOf(form.address_type) ?? DEFAULT_TYPE,
    addressLabel,
    address,
    contactName,
    contactNumber,
    contactEmail,
    additionalInformation: textOf(form.additional_information),
    road: textOf(form.road),
    house: textOf(form.house),
    floor: textOf(form.floor),
    lat: form.latitude,
    lng: form.longitude,
  };
}
