import type { Profile } from '@rialto/contract/calls/account/profile.ts';
import { nameOf } from '../../../words/name-of.ts';
import type { Contact } from './contact.ts';

/** The account's contact, used unless another is given. */
export function contactOfProfile(profile: Profile | null): Contact | null {
  return (
    profile && {
      contact_person_name: nameOf(profile),
      contact_person_number: profile.phone,
      contact_person_email: profile.email ?? '',
    }
  );
}
