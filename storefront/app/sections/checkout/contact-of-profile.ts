import type { Profile } from '@rialto/contract/profile.ts';
import type { Contact } from '../../features/checkout/destination.ts';

/** Who is called when nobody else is named. */
export function contactOfProfile(profile: Profile | null): Contact | null {
  return (
    profile && {
      contact_person_name: `${profile.f_name} ${profile.l_name}`.trim(),
      contact_person_number: profile.phone,
      contact_person_email: profile.email ?? '',
    }
  );
}
