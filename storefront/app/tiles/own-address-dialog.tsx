import { nameOf } from '../words/name-of.ts';
import { useState, type ComponentProps } from 'react';
import { useProfile } from '../features/account/profile.ts';
import { AddressDialog } from '../features/addresses/address-dialog.tsx';
import { storedGuestInfo } from '../shared/guest-info.ts';

type Props = Omit<ComponentProps<typeof AddressDialog>, 'contact'>;

/** Prefills the customer's own contact, because most people order for themselves. */
export function OwnAddressDialog(props: Props) {
  const profile = useProfile();
  const [guest] = useState(storedGuestInfo);
  const contact = profile
    ? {
        contact_person_name: nameOf(profile),
        contact_person_number: profile.phone,
        contact_person_email: profile.email ?? '',
      }
    : {
        contact_person_name: guest?.contact_person_name ?? '',
        contact_person_number: guest?.contact_person_number ?? '',
        contact_person_email: guest?.contact_person_email ?? '',
      };
  return <AddressDialog {...props} contact={contact} />;
}
