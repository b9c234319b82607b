import type { CountryCode } from '@rialto/ui/fields/countries.ts';
import { saveGuestInfo } from '../../../shared/guest-info.ts';
import type { Contact } from './contact.ts';

type GuestContact = Omit<Contact, 'contact_person_email'> & Partial<Contact>;

/** Stores the contact of a guest's order on the device, with the phone number that the server reads from it. */
export async function saveGuestContact(contact: GuestContact, country: string): Promise<void> {
  const typed = contact.contact_person_number;
  // The plain phone field does not load the phone rules, so its number may have no prefix.
  const contact_person_number = await import('@rialto/ui/fields/phone-number.ts').then(
    ({ wholePhone }) => wholePhone(typed, country as CountryCode),
    () => typed,
  );
  saveGuestInfo({ ...contact, contact_person_number });
}
