import { useProfile } from '../../../features/account/profile.ts';
import { contactOfProfile } from '../../../features/ordering/form/contact-of-profile.ts';
import { pickContact } from '../../../features/ordering/form/contact.ts';
import { contactFor, proposedAddress } from '../../../features/ordering/form/destination.ts';
import { useIsSignedIn } from '../../../platform/session/account.ts';
import { storedPoint, storedZoneIds } from '../../../platform/session/device-scope.ts';
import { useDevice } from '../../../platform/session/device.ts';
import { useGuestInfo } from '../../../shared/guest-info.ts';
import { addressFields, useAddresses } from '../../../shared/saved-addresses.ts';
import { endOfAddress } from './ends.ts';
import { emptyEnd, type End } from './parcel-form.ts';

/** The sender as proposed: the visitor at their location, with the door of the saved address there. */
export function useProposedSender(): End {
  const isSignedIn = useIsSignedIn();
  const list = useAddresses();
  const guest = useGuestInfo();
  const account = contactOfProfile(useProfile());
  const address = proposedAddress({
    chosen: null,
    saved: isSignedIn && list.kind === 'ready' ? list.data.map(addressFields) : [],
    guest: null,
    picked: { address: useDevice('location'), point: storedPoint(), zoneIds: storedZoneIds() },
    storeZoneId: null,
  });
  const contact = contactFor(null, address, isSignedIn ? account : guest && pickContact(guest));
  return {
    ...(address ? endOfAddress(address) : emptyEnd),
    name: contact.contact_person_name,
    phone: contact.contact_person_number,
  };
}
