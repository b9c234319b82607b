import type { AddressFields } from '../../../shared/address.ts';

export type Contact = Pick<AddressFields, 'contact_person_name' | 'contact_person_number' | 'contact_person_email'>;

export const nobody: Contact = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };

export function pickContact({ contact_person_name, contact_person_number, contact_person_email }: Contact): Contact {
  return { contact_person_name, contact_person_number, contact_person_email };
}

/** The contact fields of the API; empty means the customer's own. */
export function contactBody({ contact_person_name, contact_person_number, contact_person_email }: Contact) {
  return { contact_person_name, contact_person_number, contact_person_email: contact_person_email || null };
}
