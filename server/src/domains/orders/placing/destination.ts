import { visibleText } from '@rialto/rules/text/visible-text.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { normalEmail, normalPhone } from '../../identity/identity.public.ts';
import type { CustomerFacts } from '../customer-facts.sql.ts';
import type { OrderAddress } from '../order-address.ts';
import type { Contact } from './place.sql.ts';

/** Address and contact fields of the request. */
export type DestinationInput = {
  address?: string | undefined;
  address_type?: string | null | undefined;
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  additional_information?: string | null | undefined;
  contact_person_name?: string | undefined;
  contact_person_number?: string | undefined;
  contact_person_email?: string | null | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** The contact of the order; missing fields come from the customer's account (ADR-02). */
export function contactOf(sent: DestinationInput, customer: CustomerFacts | null, country: string): Contact {
  const name = visibleText(sent.contact_person_name) ?? customer?.name;
  if (!name) throw new RefusalError({ code: 'name_required' });
  const written = sent.contact_person_number?.trim() || customer?.phone;
  if (!written) throw new RefusalError({ code: 'phone_required' });
  const number = normalPhone(written, country);
  if (number === null) throw new RefusalError({ code: 'phone_invalid' });
  const email = sent.contact_person_email?.trim();
  return { name, number, email: email ? normalEmail(email) : (customer?.email ?? null) };
}

export type Receiver = { name: string; number: string; address: OrderAddress };

/** The receiver of a parcel. They have no account from which missing fields could come. */
export function receiverOf(sent: DestinationInput, country: string): Receiver {
  const address = readAddress(sent);
  if (!address) throw new RefusalError({ code: 'receiver_address_required' });
  const name = visibleText(sent.contact_person_name);
  if (!name) throw new RefusalError({ code: 'receiver_name_required' });
  const written = sent.contact_person_number?.trim();
  if (!written) throw new RefusalError({ code: 'receiver_phone_required' });
  const number = normalPhone(written, country);
  if (number === null) throw new RefusalError({ code: 'receiver_phone_invalid' });
  return { name, number, address };
}

/** The delivery address. Only its point decides whether it is served; the text is for the courier. */
export function addressOf(sent: DestinationInput): OrderAddress {
  const address = readAddress(sent);
  if (!address) throw new RefusalError({ code: 'address_required' });
  return address;
}

function readAddress(sent: DestinationInput): OrderAddress | null {
  const address = visibleText(sent.address);
  if (!address || sent.latitude === undefined || sent.longitude === undefined) return null;
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    address,
    addressType: text(sent.address_type),
    road: text(sent.road),
    house: text(sent.house),
    floor: text(sent.floor),
    additionalInformation: text(sent.additional_information),
    lat: sent.latitude,
    lng: sent.longitude,
  };
}
